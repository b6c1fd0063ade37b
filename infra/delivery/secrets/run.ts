import { type FoundSecret, findSecrets } from './find-secrets.ts';
import { historicFiles, trackedFiles } from './tracked-files.ts';

const files = process.argv.includes('--history') ? historicFiles() : trackedFiles();
const found: FoundSecret[] = [];
let count = 0;
for (const { path, content } of files) {
  found.push(...(await findSecrets(path, content)));
  count += 1;
}
for (const { path, line, rule } of found) process.stdout.write(`${path}:${line}: ${rule}\n`);
process.stdout.write(`${count} files, ${found.length} secrets\n`);
if (found.length > 0) process.exitCode = 1;

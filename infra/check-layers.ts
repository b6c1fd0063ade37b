import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { layerViolations } from './layer-violations.ts';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const files = listed.split('\n').filter((path) => path && existsSync(path));
const sources = files
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
// Leave out the guides: code may name them in texts for people.
const violations = layerViolations(
  sources,
  files.filter((path) => !path.endsWith('.md')),
);

for (const violation of violations) console.error(violation);
if (violations.length > 0) {
  console.error(`${violations.length} imports against the rules of infra/layers.ts`);
  process.exitCode = 1;
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { layerViolations } from './layer-violations.ts';

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    encoding: 'utf8',
  },
);
const paths = listed.split('\n').filter((path) => path && existsSync(path));
const violations = layerViolations(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));

for (const violation of violations) console.error(violation);
if (violations.length > 0) {
  console.error(`${violations.length} imports against the rules of infra/layers.ts`);
  process.exitCode = 1;
}

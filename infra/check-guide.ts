import { existsSync, readFileSync } from 'node:fs';
import { standardFaults } from './guide/standard-rows.ts';

const page = 'infra/guide/security.md';

const faults = standardFaults(readFileSync(page, 'utf8'), (path) =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined,
);

for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} rows of ${page} name no test that exists`);
  process.exitCode = 1;
}

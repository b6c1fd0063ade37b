import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { restoredTables } from './restored-tables.ts';

test('the guide names the tables that a restore needs copies of', () => {
  const guide = readFileSync(join(projectDirectory, 'infra/guide/restore.md'), 'utf8');
  expect(guide).toContain(`must be there: ${restoredTables.map((table) => `\`${table}\``).join(', ')}.`);
  expect(guide).toContain(`waiting for AWS to make ${restoredTables.length} copies`);
});

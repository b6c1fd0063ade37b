import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { zipCodeFiles } from './zip-codes.ts';

test.each(zipCodeFiles)('the committed $name is what the script generates', ({ file, text }) => {
  expect(readFileSync(file, 'utf8') === text, 'run `node infra/build/zip-codes.ts`').toBe(true);
});

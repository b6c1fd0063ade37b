import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { zipCodeFile, zipCodeModule } from './zip-codes.ts';

test('the committed table is what the script generates', () => {
  expect(readFileSync(zipCodeFile, 'utf8') === zipCodeModule(), 'run `node infra/build/zip-codes.ts`').toBe(
    true,
  );
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectDir } from '#infra/local/settings/settings.ts';
import { permissionsFor, setupCalls, setupOnlyPermissions, siteCalls } from './permissions.ts';

/** The calls of the stripe package in the sources of a folder, such as `refunds.create`. */
function callsIn(folder: string): string[] {
  const files = globSync(`${folder}/**/*.ts`, { cwd: projectDir }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const source = files.map((file) => readFileSync(`${projectDir}/${file}`, 'utf8')).join('\n');
  const found = source.matchAll(/\b(?:stripe|clientOf\([^()]*\))\s*\.\s*(\w+)\s*\.\s*(\w+)\(/g);
  return [...new Set([...found].map(([, resource, method]) => `${resource}.${method}`))].sort();
}

test.each([
  ['functions', siteCalls],
  ['infra/stripe-setup', setupCalls],
] as const)('the list of calls is what %s calls', (folder, calls) => {
  expect(callsIn(folder)).toEqual([...calls].sort());
});

test('one who writes needs Write, one who reads needs Read', () => {
  expect(permissionsFor(['refunds.create', 'charges.list', 'payouts.list'])).toEqual([
    { label: 'Charges and Refunds', access: 'Write', id: 'rak_charge_write' },
    { label: 'Payouts', access: 'Read', id: 'rak_payout_read' },
  ]);
  expect(setupOnlyPermissions().map(({ id }) => id)).toEqual(['rak_webhook_write']);
});

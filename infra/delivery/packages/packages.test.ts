import { expect, test } from 'vitest';
import { billOfMaterials, schemaFaults } from './bill-of-materials.ts';
import { refusals } from './licenses.ts';
import { lockedPackages } from './lock-file.ts';
import type { ShippedPackage } from './shipped-packages.ts';

const one = (license?: string, name = 'left-pad') => ({
  name,
  version: '1.0.0',
  ...(license && { license }),
});

test('every package that is installed names a license that is allowed', () => {
  const all = [...lockedPackages().values()];
  expect(all.length).toBeGreaterThan(500);
  expect(refusals([], all)).toEqual([]);
});

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'SSPL-1.0',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE.md',
  undefined,
])('a package under %s may neither ship nor be used', (license) => {
  const found = one(license);
  const said = `its license is ${license ?? 'not named'}.`;
  expect(refusals([found], [found])).toEqual([
    `left-pad 1.0.0 may not ship: ${said}`,
    `left-pad 1.0.0 may not be used: ${said}`,
  ]);
});

test('what has to be published when it’s changed may be a tool, and not ship', () => {
  expect(refusals([], [one('MPL-2.0')])).toEqual([]);
  expect(refusals([one('MPL-2.0')], [])).toHaveLength(1);
});

test('of several licenses, one that is allowed is enough where the package offers a choice', () => {
  expect(refusals([one('(MIT OR GPL-3.0-or-later)')], [])).toEqual([]);
  expect(refusals([one('(MIT AND GPL-3.0-or-later)')], [])).toHaveLength(1);
});

const zod: ShippedPackage = {
  ...one('MIT', '@scope/zod'),
  integrity: `sha512-${Buffer.alloc(64, 7).toString('base64')}`,
  places: ['site', 'functions'],
};

test('the bill of materials is CycloneDX, and names each package with its hash, its license and its place', async () => {
  const bill = billOfMaterials([zod, { ...one('(MIT OR Apache-2.0)'), places: ['site'] }]);
  expect(await schemaFaults(bill)).toBeUndefined();
  const { components } = JSON.parse(bill);
  expect(components[0]).toMatchObject({
    purl: 'pkg:npm/%40scope/zod@1.0.0',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
    properties: [{ value: 'site' }, { value: 'functions' }],
  });
});

test.each([
  ['"type": "library"', '"type": "librarian"'],
  ['"SHA-512"', '"SHA-5"'],
  ['"specVersion"', '"specVersions"'],
])('a bill with %s as %s isn’t CycloneDX', async (right, wrong) => {
  const bill = billOfMaterials([zod]);
  expect(bill).toContain(right);
  expect(await schemaFaults(bill.replace(right, wrong))).toBeDefined();
});

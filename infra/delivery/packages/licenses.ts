import satisfies from 'spdx-satisfies';
import type { LockedPackage } from './lock-file.ts';

/** What may ship: each asks for no more than its notice in copies, which the site publishes. */
const forShipping = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
];

/** What may also build and test, since nothing of it ships. */
const forTools = [
  ...forShipping,
  'MPL-2.0',
  'Python-2.0',
  'PSF-2.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'Zlib',
  'Unlicense',
];

/** Licenses that a package doesn't name in SPDX's terms, as its license file has them. */
const asWritten: Readonly<Record<string, string>> = {
  // Calls itself BSD; its file has three clauses.
  zipcodes: 'BSD-3-Clause',
};

/** The license of a package in SPDX's terms; undefined if it names none. */
export function licenseOf({ name, license }: LockedPackage): string | undefined {
  return asWritten[name] ?? license;
}

function isAllowed(license: string | undefined, allowed: readonly string[]): boolean {
  try {
    return license !== undefined && satisfies(license, [...allowed]);
  } catch {
    // It's none of SPDX's terms, so a person has to read it.
    return false;
  }
}

/** A sentence for each package whose license isn't allowed where it is used. */
export function refusals(shipped: readonly LockedPackage[], all: Iterable<LockedPackage>): string[] {
  const sentence = (found: LockedPackage, use: string) =>
    `${found.name} ${found.version} may not ${use}: its license is ${licenseOf(found) ?? 'not named'}.`;
  return [
    ...shipped.filter((one) => !isAllowed(licenseOf(one), forShipping)).map((one) => sentence(one, 'ship')),
    ...[...all].filter((one) => !isAllowed(licenseOf(one), forTools)).map((one) => sentence(one, 'be used')),
  ];
}

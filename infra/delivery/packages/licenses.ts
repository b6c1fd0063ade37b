import satisfies from 'spdx-satisfies';
import type { LockedPackage } from './lock-file.ts';

/** Licenses of what may ship: each requires only its notice, which the site publishes. */
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

/** Licenses of what may build and test, since none of it ships. */
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

/** The licenses of packages that don't name theirs in SPDX's terms, read from their license files. */
const fromLicenseFile: Readonly<Record<string, string>> = {
  // Calls itself BSD; its file has three clauses.
  zipcodes: 'BSD-3-Clause',
};

/** The license of a package in SPDX's terms; undefined if it names none. */
export function licenseOf({ name, license }: LockedPackage): string | undefined {
  return fromLicenseFile[name] ?? license;
}

function isAllowed(license: string | undefined, allowed: readonly string[]): boolean {
  try {
    return license !== undefined && satisfies(license, [...allowed]);
  } catch {
    // It isn't an SPDX expression, so a person has to read it.
    return false;
  }
}

/** One sentence for each package whose license doesn't allow how it's used. */
export function refusals(shipped: readonly LockedPackage[], all: Iterable<LockedPackage>): string[] {
  const sentence = (found: LockedPackage, use: string) =>
    `${found.name} ${found.version} may not ${use}: its license is ${licenseOf(found) ?? 'not named'}.`;
  return [
    ...shipped.filter((one) => !isAllowed(licenseOf(one), forShipping)).map((one) => sentence(one, 'ship')),
    ...[...all].filter((one) => !isAllowed(licenseOf(one), forTools)).map((one) => sentence(one, 'be used')),
  ];
}

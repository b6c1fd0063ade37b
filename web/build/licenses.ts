/** Licenses whose only condition is that copies include their notice. The site publishes these notices. */
const allowedLicenses = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'BlueOak-1.0.0',
]);

/** A package in package-lock.json. */
interface LockedPackage {
  license?: string;
  /** Set for packages that only development uses. */
  dev?: boolean;
}

const notice = /^## (\S+ - \d\S*)(?: \((.+)\))?$/gm;

/** Whether `allowedLicenses` has the license. When a package offers a choice, one allowed license is enough. */
function isAllowed(license: string): boolean {
  const choices = license.replace(/^\((.+)\)$/, '$1').split(' OR ');
  return choices.some((choice) => allowedLicenses.has(choice));
}

/**
 * Throws if a package has a license that `allowedLicenses` lacks. Checks the packages in the site's notices, and those
 * that functions may bundle.
 * @param notices as Vite writes them
 * @param locked the `packages` of package-lock.json
 */
export function refuseLicenses(notices: string, locked: Readonly<Record<string, LockedPackage>>): void {
  const inSite = Array.from(notices.matchAll(notice), ([, name = '', license]) => ({ name, license }));
  const inFunctions = Object.entries(locked).flatMap(([path, { dev, license }]) =>
    path === '' || dev ? [] : [{ name: path.replace(/^.*node_modules\//, ''), license }],
  );
  const refused = [...inSite, ...inFunctions].filter(({ license = '' }) => !isAllowed(license));
  if (refused.length === 0) return;
  const lines = refused.map(({ name, license }) => `${name} (${license ?? 'no license named'})`);
  throw new Error(
    `These licenses may ask for more than a notice: ${[...new Set(lines)].join(', ')}. Read them, then use another package or add the license to web/build/licenses.ts.`,
  );
}

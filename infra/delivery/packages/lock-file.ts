import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/bundle-paths.ts';

/** A package at the version that package-lock.json holds. */
export interface LockedPackage {
  name: string;
  version: string;
  /** As the package names it: most use SPDX's terms. Undefined if it names none. */
  license?: string;
  /** `sha512-…`, in base64. */
  integrity?: string;
}

/** Every package in package-lock.json, by its folder below the project. */
export function lockedPackages(): Map<string, LockedPackage> {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(projectDirectory, 'package-lock.json'), 'utf8'),
  );
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  return new Map(
    installed.map(([path, { version, license, integrity, name = nameIn(path) }]) => [
      path,
      { name, version, ...(license && { license }), ...(integrity && { integrity }) },
    ]),
  );
}

/** `@scope/name`, in a path below node_modules. */
function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { buildSiteIfStale, siteDirectory } from '#infra/build/site-build.ts';
import { required } from '#shared/required.ts';
import { type LockedPackage, lockedPackages } from './lock-file.ts';

/** Where code of a package runs. */
export type Place = 'site' | 'functions';

/** A package of which some code ships. */
export interface ShippedPackage extends LockedPackage {
  places: readonly Place[];
}

const noticeHeading = /^## (\S+) - (\S+) \(.+\)$/gm;
const packageFolder = /^(?:.*node_modules\/)(?:@[^/]+\/)?[^/]+/;

/** Names and versions of what browsers load, from the notices that the build writes of exactly that. */
function inSite(): string[] {
  buildSiteIfStale();
  const notices = readFileSync(join(siteDirectory, 'third-party-notices.txt'), 'utf8');
  return Array.from(notices.matchAll(noticeHeading), ([, name, version]) => `${name}@${version}`);
}

/** Folders of the packages in the functions' bundles. */
async function inFunctions(): Promise<Set<string>> {
  const { inputs } = await bundleFunctions(join(projectDirectory, '.cache/functions'));
  return new Set(Object.keys(inputs).flatMap((path) => packageFolder.exec(path) ?? []));
}

/** Every package of which code ships, by name. What the bundlers left out isn't among them, nor what only builds and tests use. */
export async function shippedPackages(): Promise<ShippedPackage[]> {
  const locked = lockedPackages();
  const places = new Map<string, Set<Place>>();
  const add = (folder: string, place: Place) =>
    places.set(folder, (places.get(folder) ?? new Set()).add(place));
  for (const id of inSite()) {
    const [folder] = [...locked].find(([, { name, version }]) => `${name}@${version}` === id) ?? [];
    add(required(folder, `${id} in package-lock.json`), 'site');
  }
  for (const folder of await inFunctions()) add(folder, 'functions');
  return [...places]
    .map(([folder, where]) => ({ ...required(locked.get(folder), folder), places: [...where] }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

import { manifestFolder, type ReleaseManifest } from '#infra/config/release-manifest.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import { required } from '#shared/required.ts';
import { dayMs } from '#shared/time/durations.ts';

export interface StoredFile {
  path: string;
  uploadedAt: number;
}

/** What pruning reads and deletes in the cloud. */
export interface SiteBucket {
  /** The files of a folder. */
  list: (folder: string) => Promise<StoredFile[]>;
  /** Undefined if there is no such file. */
  read: (path: string) => Promise<string | undefined>;
  remove: (paths: readonly string[]) => Promise<void>;
  isDeploying: () => Promise<boolean>;
  now: () => number;
  say: (line: string) => void;
}

export interface Release extends ReleaseManifest {
  uploadedAt: number;
}

/** How long a page may stay open and still load the files of its own release. */
export const keptDays = 90;

/** The newest, and the one before it in case the newest is rolled back. */
const alwaysKept = 2;

/**
 * The assets that no page needs anymore, by path. A release is superseded once the next one is uploaded: its own age
 * tells nothing, because deploying it again uploads nothing.
 * @param releases at least one, newest first
 */
export function obsoleteAssets(
  releases: readonly Release[],
  assets: readonly StoredFile[],
  now: number,
): string[] {
  const isRecent = (time: number) => now - time < keptDays * dayMs;
  const isInUse = (_: Release, index: number) => {
    const next = releases[index - 1];
    return index < alwaysKept || next === undefined || isRecent(next.uploadedAt);
  };
  const inUse = new Set(releases.filter(isInUse).flatMap((release) => release.assets));
  const known = new Set(releases.flatMap((release) => release.assets));
  // No one knows which pages name an asset from before the first manifest, except that this manifest superseded them.
  const isFirstRecent = isRecent(releases.at(-1)?.uploadedAt ?? now);
  return (
    assets
      .filter(({ path }) => !inUse.has(path) && (known.has(path) || !isFirstRecent))
      // A deployment that failed before its manifest may be repeated.
      .filter(({ uploadedAt }) => !isRecent(uploadedAt))
      .map(({ path }) => path)
  );
}

async function readReleases(bucket: SiteBucket): Promise<[Release, ...Release[]]> {
  const manifests = await bucket.list(manifestFolder);
  const releases = await Promise.all(
    manifests.map(async ({ path, uploadedAt }): Promise<Release> => {
      const manifest: ReleaseManifest = JSON.parse(required(await bucket.read(path), path));
      return { ...manifest, uploadedAt };
    }),
  );
  const [newest, ...others] = releases.sort((one, other) => other.uploadedAt - one.uploadedAt);
  if (newest) return [newest, ...others];
  throw new StageProblem('Nothing was deleted: there is no manifest of a release. Deploy the stage first.');
}

/** Throws if the pages that visitors get aren't those of the newest release, as after a deployment that failed halfway. */
async function checkPages(bucket: SiteBucket, { assets, pages }: Release): Promise<void> {
  const known = new Set(assets);
  for (const page of pages) {
    const text = await bucket.read(page);
    const named = text?.match(/assets\/[\w./-]+\.\w+/g) ?? [];
    const unknown = named.find((asset) => !known.has(asset));
    if (text !== undefined && unknown === undefined) continue;
    const problem = unknown ? `names ${unknown}, which isn't part of the newest release` : 'is missing';
    throw new StageProblem(`Nothing was deleted: ${page} ${problem}. Deploy the stage again.`);
  }
}

/**
 * Deletes the assets that no page needs anymore.
 * @param isDryRun only says which
 */
export async function pruneAssets(bucket: SiteBucket, isDryRun: boolean): Promise<void> {
  const releases = await readReleases(bucket);
  await checkPages(bucket, releases[0]);
  const assets = await bucket.list('assets');
  const obsolete = obsoleteAssets(releases, assets, bucket.now());
  // Last, because a deployment may have begun while the files were read, and may use an old asset again.
  if (await bucket.isDeploying()) {
    throw new StageProblem('Nothing was deleted: the stage is being deployed. Try again afterwards.');
  }
  for (const path of obsolete) bucket.say(`${isDryRun ? 'would delete' : 'delete'} ${path}`);
  if (!isDryRun && obsolete.length > 0) await bucket.remove(obsolete);
  bucket.say(
    `${obsolete.length} of ${assets.length} assets ${isDryRun ? 'would be' : 'were'} deleted, of ${releases.length} releases.`,
  );
}

/** The bucket's folder of manifests. */
export const manifestFolder = 'releases';

/** What a release consists of, so that a later one knows which files are still in use. */
export interface ReleaseManifest {
  /** The files below /assets/. Each name contains a hash of the content. */
  assets: readonly string[];
  /** The files that name assets: every page and the service worker. */
  pages: readonly string[];
}

/** @param files what a build consists of, by path */
export function releaseManifest(files: readonly string[]): ReleaseManifest {
  const sorted = files.toSorted();
  return {
    assets: sorted.filter((file) => file.startsWith('assets/')),
    pages: sorted.filter((file) => file.endsWith('.html') || file === 'sw.js'),
  };
}

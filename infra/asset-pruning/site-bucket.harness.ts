import { manifestFolder, releaseManifest } from '#infra/config/release-manifest.ts';
import { dayMs } from '#shared/time/durations.ts';
import type { SiteBucket } from './prune.ts';

interface Stored {
  text: string;
  uploadedAt: number;
}

/** A bucket in memory, and the deployments that fill it. */
export class Bucket implements SiteBucket {
  readonly files = new Map<string, Stored>();
  readonly said: string[] = [];
  day = 0;
  isBusy = false;
  private readonly sent = new Map<string, string>();

  list = async (folder: string) =>
    [...this.files]
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, { uploadedAt }]) => ({ path, uploadedAt }));
  read = async (path: string) => this.files.get(path)?.text;
  remove = async (paths: readonly string[]) => {
    for (const path of paths) this.files.delete(path);
  };
  isDeploying = async () => this.isBusy;
  now = () => this.day * dayMs;
  say = (line: string) => void this.said.push(line);

  get assets(): string[] {
    return [...this.files.keys()].filter((path) => path.startsWith('assets/')).toSorted();
  }

  put(path: string, text = ''): void {
    this.files.set(path, { text, uploadedAt: this.now() });
  }

  /**
   * Deploys a site whose pages name the assets, letter by letter. Like CDK, it uploads all files of a part again if one
   * of them has changed, and otherwise none.
   * @param upTo the last part that is uploaded, in a deployment that fails
   */
  deploy(letters: string, upTo: 'assets' | 'manifest' | 'pages' = 'pages'): void {
    const assets = [...letters].map((letter) => `assets/${letter}.js`);
    const page = assets.map((path) => `<script src="/${path}"></script>`).join('');
    const manifest = JSON.stringify(releaseManifest([...assets, 'index.html', 'sw.js']));
    this.upload('assets', Object.fromEntries(assets.map((path) => [path, ''])));
    if (upTo === 'assets') return;
    this.upload('manifest', { [`${manifestFolder}/${letters}`]: manifest });
    if (upTo === 'manifest') return;
    this.upload('pages', { 'index.html': page, 'sw.js': JSON.stringify(assets) });
  }

  private upload(part: string, files: Record<string, string>): void {
    const content = JSON.stringify(files);
    if (this.sent.get(part) === content) return;
    this.sent.set(part, content);
    for (const [path, text] of Object.entries(files)) this.put(path, text);
  }
}

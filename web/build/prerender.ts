import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { PrerenderedHome } from '#web/app/prerender.tsx';
import { filesBelowFirstView } from './bundle-closure.ts';

const mark = '<!--home-->';
const entry = 'src/app/prerender.tsx';

/** Builds the site once more for Node and has it write home. In this process: no server, no browser. */
async function renderHome({ root, configFile }: ResolvedConfig): Promise<PrerenderedHome> {
  const outDir = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    await build({
      root,
      configFile: configFile ?? false,
      logLevel: 'error',
      // Packages too: the file stands alone, wherever it is run.
      ssr: { noExternal: true },
      build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false },
    });
    const file = join(outDir, 'prerender.js');
    const { prerenderHome } = (await import(pathToFileURL(file).href)) as {
      prerenderHome: () => Promise<PrerenderedHome>;
    };
    return await prerenderHome();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** The stylesheets of what is below the first view: it shows before its script is there. */
function stylesheetsOf(bundle: Rolldown.OutputBundle, html: string): string[] {
  return filesBelowFirstView(bundle).filter((file) => file.endsWith('.css') && !html.includes(file));
}

/** index.html with home in it. */
function pageWith(html: string, rendered: PrerenderedHome, links: readonly string[]): string {
  // React puts what to load ahead before what it rendered; it belongs into the head.
  const [preloads = ''] = rendered.html.match(/^(<link [^>]*>)*/) ?? [];
  const home = rendered.html.slice(preloads.length);
  const [script = ''] = html.match(/<script type="module"[^>]*><\/script>/) ?? [];
  if (!script) throw new Error('index.html has no module script');
  // Last, and after all that is seen: home needs no script to show, and every link of it works without.
  const lastScript = script.replace('<script', '<script fetchpriority="low"');
  // Functions, so that a $ of the page is no pattern.
  return html
    .replace(script, '')
    .replace('</head>', () => `  ${[preloads, ...links].join('\n    ')}\n  </head>`)
    .replace(mark, () => home)
    .replace('</body>', () => `  ${rendered.data}\n    ${lastScript}\n  </body>`);
}

/** Writes home into index.html once the site is built (design.md, "Pages without flash"). */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-home',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = config.build.outDir }, bundle) {
      const file = join(dir, 'index.html');
      const html = await readFile(file, 'utf8');
      if (!html.includes(mark)) throw new Error(`index.html has no ${mark}`);
      const links = stylesheetsOf(bundle, html).map(
        (name) => `<link rel="stylesheet" crossorigin href="/${name}">`,
      );
      await writeFile(file, pageWith(html, await renderHome(config), links));
    },
  };
}

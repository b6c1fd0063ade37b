import { readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { jobNames } from '#infra/config/jobs.ts';
import { contractOf, routeIds } from '#shared/contract/routes.ts';
import { compileContent, contentModule } from '#shared/pages/compile-content.ts';

import { jobHandler, projectDirectory } from './paths.ts';

const standIns = join(import.meta.dirname, 'sdk-stand-ins');

/**
 * Replaces parts of the SDK that every client loads and our code doesn't use. The first would add 11 to 14 ms to an
 * import, the second 5 ms.
 */
const alias = {
  '@aws-sdk/credential-provider-node': join(standIns, 'environment-credentials.ts'),
  '@smithy/core/event-streams': join(standIns, 'event-streams.ts'),
};

const builtin = new RegExp(`^(node:)?(${builtinModules.join('|')})$`);

/**
 * Loads Node's own modules with `getBuiltinModule`. An ES import evaluates every lazy export of the module:
 * importing `node:http` loads all of undici, which adds 17 ms to functions that use Stripe or SES.
 */
const lazyBuiltins: Plugin = {
  name: 'lazy-builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: builtin }, ({ path }) => ({ path, namespace: 'builtin' }));
    onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }));
  },
};

/** Bundles only the version from an SDK client's package.json, because the client sends nothing else from it. */
const sdkVersions: Plugin = {
  name: 'sdk-versions',
  setup({ onLoad }) {
    onLoad({ filter: /@aws-sdk\/client-[\w-]+\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};

/** Compiles the site's content, all of which the chat's function contains. */
const contentCompiler: Plugin = {
  name: 'content-compiler',
  setup({ onLoad }) {
    onLoad({ filter: contentModule }, async ({ path }) => {
      const contents = await compileContent(path);
      return contents === undefined ? undefined : { contents };
    });
  },
};

/**
 * Bundles the function of every route and job, each into a folder below `directory`, which is emptied first.
 * Returns esbuild's metafile.
 */
export async function bundleFunctions(directory: string): Promise<Metafile> {
  rmSync(directory, { recursive: true, force: true });
  const handlers = routeIds.map((id) => contractOf(id).handler);
  const { metafile } = await build({
    absWorkingDir: projectDirectory,
    entryPoints: [
      ...handlers.map((handler) => ({ in: `functions/routes/${handler}.ts`, out: join(handler, 'index') })),
      ...jobNames.map((name) => ({
        in: `functions/${jobHandler(name)}.ts`,
        out: join(jobHandler(name), 'index'),
      })),
    ],
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    // Don't shorten names: stack traces of unexpected errors show them, and they don't measurably slow the start.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    alias,
    plugins: [lazyBuiltins, sdkVersions, contentCompiler],
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
}

import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleOf } from '#infra/build/bundle-paths.ts';

// For `node --import`: the process loads the bundle below BUNDLES in place of every route and job, and notes which.
const directory = process.env.BUNDLES ?? '';

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const bundle = found.url.startsWith('file:') && bundleOf(directory, fileURLToPath(found.url));
    if (!bundle) return found;
    appendFileSync(join(directory, 'loaded.txt'), `${bundle}\n`);
    return { ...found, format: 'module', url: pathToFileURL(bundle).href };
  },
});

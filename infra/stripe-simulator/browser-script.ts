import { join } from 'node:path';

let built: Promise<string> | undefined;

async function build(): Promise<string> {
  // Load esbuild at first use, to keep the start fast.
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(import.meta.dirname, 'browser/main.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The stand-in for Stripe.js, bundled into one script. */
export function browserScript(): Promise<string> {
  built ??= build();
  return built;
}

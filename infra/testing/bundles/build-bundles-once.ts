import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { bundlesUnderTest } from './bundled-handlers.ts';

const metafile = join(bundlesUnderTest, 'metafile.json');

/** Runs before the first test of bundles or templates, once per project with such tests. */
export async function setup(): Promise<void> {
  if (existsSync(metafile)) return;
  writeFileSync(metafile, JSON.stringify(await bundleFunctions(bundlesUnderTest)));
}

export function teardown(): void {
  rmSync(bundlesUnderTest, { recursive: true, force: true });
}

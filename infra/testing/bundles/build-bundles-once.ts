import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { bundlesUnderTest } from './bundled-handlers.ts';

const metafile = join(bundlesUnderTest, 'metafile.json');

/**
 * Builds the bundles, unless another Vitest project of this run has already built them. Vitest calls this once for
 * each project that tests bundles or templates.
 */
export async function setup(): Promise<void> {
  if (existsSync(metafile)) return;
  writeFileSync(metafile, JSON.stringify(await bundleFunctions(bundlesUnderTest)));
}

export function teardown(): void {
  rmSync(bundlesUnderTest, { recursive: true, force: true });
}

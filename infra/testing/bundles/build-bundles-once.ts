import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { bundlesUnderTest, handlerTests } from './bundled-handlers.ts';

const metafile = join(bundlesUnderTest, 'metafile.json');

/** Runs before the first test of each project that looks at bundles; only the first of them builds. */
export async function setup(): Promise<void> {
  if (existsSync(metafile)) return;
  writeFileSync(metafile, JSON.stringify(await bundleFunctions(bundlesUnderTest)));
  const { onSource } = handlerTests();
  console.log(`${onSource.length} test files stay on source: ${onSource.join(', ')}`);
}

export function teardown(): void {
  rmSync(bundlesUnderTest, { recursive: true, force: true });
}

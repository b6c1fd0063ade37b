import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { bundlesUnderTest, handlerTests } from './bundled-handlers.ts';

const metafile = join(bundlesUnderTest, 'metafile.json');

/** Runs before the first test that looks at bundles or at templates, once per project that has such tests. */
export async function setup(): Promise<void> {
  if (existsSync(metafile)) return;
  writeFileSync(metafile, JSON.stringify(await bundleFunctions(bundlesUnderTest)));
  const { onSource } = handlerTests();
  console.log(`${onSource.length} test files stay on source: ${onSource.join(', ')}`);
}

export function teardown(): void {
  rmSync(bundlesUnderTest, { recursive: true, force: true });
}

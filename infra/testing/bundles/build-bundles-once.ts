import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { bundlesUnderTest, handlerTests } from './bundled-handlers.ts';

/** Runs before the first test that looks at bundles. */
export async function setup(): Promise<void> {
  const metafile = await bundleFunctions(bundlesUnderTest);
  writeFileSync(join(bundlesUnderTest, 'metafile.json'), JSON.stringify(metafile));
  const { onSource } = handlerTests();
  console.log(`${onSource.length} test files stay on source: ${onSource.join(', ')}`);
}

export function teardown(): void {
  rmSync(bundlesUnderTest, { recursive: true, force: true });
}

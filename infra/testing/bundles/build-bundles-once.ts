import { rmSync } from 'node:fs';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { bundlesUnderTest, handlerTests } from './bundled-handlers.ts';

/** Runs before the first test that calls bundles. */
export async function setup(): Promise<void> {
  await bundleFunctions(bundlesUnderTest);
  const { onSource } = handlerTests();
  console.log(`${onSource.length} test files stay on source: ${onSource.join(', ')}`);
}

export function teardown(): void {
  rmSync(bundlesUnderTest, { recursive: true, force: true });
}

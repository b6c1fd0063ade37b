import { inject } from 'vitest';
import type { EngineKind } from '#infra/local/engine/engine.ts';
import type { EngineUnderTest } from '#infra/testing/setup/global-setup.ts';
import { expectBundles } from './bundles/expect-bundles.ts';
import { createTestSystem, type TestSystem, type TestSystemOptions } from './system.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The kind of DynamoDB engine that this Vitest project uses. */
    engineKind: EngineKind;
    /** Whether this Vitest project calls the source of routes and jobs, or their bundles. */
    handlers: 'source' | 'bundles';
    /** The folder of this run's bundles. */
    bundles: string;
  }
}

/** The running DynamoDB engine that this Vitest project uses. */
export function engineUnderTest(): EngineUnderTest {
  const kind = inject('engineKind');
  const engine = inject('engines').find((running) => running.kind === kind);
  if (!engine) throw new Error(`no ${kind} engine is running`);
  return engine;
}

/** Opens a system on this Vitest project's engine. Call it once, at the top of a test file. */
export async function openTestSystem(options?: TestSystemOptions): Promise<TestSystem> {
  if (inject('handlers') === 'bundles' && !options?.load) expectBundles();
  return createTestSystem(engineUnderTest(), options);
}

import type { TestProject } from 'vitest/node';
import {
  chooseEngine,
  type Engine,
  type EngineKind,
  hasDynamoDbLocal,
  startEngine,
} from '#infra/local/engine/engine.ts';

export interface EngineUnderTest {
  kind: EngineKind;
  endpoint: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The engines of this machine, the best first. */
    engines: EngineUnderTest[];
  }
}

let running: Engine[] = [];

/** Starts the native engine, and Amazon's where there is a Java, once for the whole run, in memory. */
export async function setup(project: TestProject): Promise<void> {
  const best = chooseEngine();
  const kinds: EngineKind[] = best === 'dynoxide' && hasDynamoDbLocal() ? [best, 'dynamodb-local'] : [best];
  running = await Promise.all(kinds.map((kind) => startEngine({ kind })));
  project.provide(
    'engines',
    running.map(({ kind, endpoint }) => ({ kind, endpoint })),
  );
}

export async function teardown(): Promise<void> {
  await Promise.all(running.map((engine) => engine.stop()));
}

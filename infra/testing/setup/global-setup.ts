import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    /** The engines available on this machine, best first. */
    engines: EngineUnderTest[];
  }
}

let running: Engine[] = [];
let notesDirectory: string;

/**
 * Starts the engines once for the whole run, in memory: the native one, and Amazon's where Java is installed
 * and bundles are tested.
 */
export async function setup(project: TestProject): Promise<void> {
  notesDirectory = mkdtempSync(join(tmpdir(), 'notes-'));
  project.provide('notesDirectory', notesDirectory);
  const best = chooseEngine();
  const hasSecond = project.vitest.projects.some(({ name }) => name === 'bundles') && hasDynamoDbLocal();
  const kinds: EngineKind[] = best === 'dynoxide' && hasSecond ? [best, 'dynamodb-local'] : [best];
  running = await Promise.all(kinds.map((kind) => startEngine({ kind })));
  project.provide(
    'engines',
    running.map(({ kind, endpoint }) => ({ kind, endpoint })),
  );
}

export async function teardown(): Promise<void> {
  rmSync(notesDirectory, { recursive: true, force: true });
  await Promise.all(running.map((engine) => engine.stop()));
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Engine, type EngineKind, startEngine } from '#infra/local/engine/engine.ts';

export interface EngineUnderTest {
  kind: EngineKind;
  endpoint: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The engines of this run. */
    engines: EngineUnderTest[];
  }
}

let running: Engine[] = [];
let notesDirectory: string;

/** Starts the engines that the run's projects use, once for all of them, in memory. */
export async function setup(project: TestProject): Promise<void> {
  notesDirectory = mkdtempSync(join(tmpdir(), 'notes-'));
  project.provide('notesDirectory', notesDirectory);
  // Start no engine for projects without handlers.
  const kinds = new Set(project.vitest.projects.flatMap(({ config }) => config.provide.engineKind ?? []));
  running = await Promise.all([...kinds].map((kind) => startEngine({ kind })));
  project.provide(
    'engines',
    running.map(({ kind, endpoint }) => ({ kind, endpoint })),
  );
}

export async function teardown(): Promise<void> {
  rmSync(notesDirectory, { recursive: true, force: true });
  await Promise.all(running.map((engine) => engine.stop()));
}

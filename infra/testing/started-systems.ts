import { rmSync } from 'node:fs';
import { afterEach } from 'vitest';
import { type LocalProcess, startLocalSystem } from './local-system.ts';

const started: LocalProcess[] = [];

afterEach(async () => {
  for (const system of started.splice(0)) {
    if (system.child.exitCode === null && system.child.signalCode === null) await system.end('SIGKILL');
    rmSync(system.dataDir, { recursive: true, force: true });
  }
});

/** Where domain time starts: a Monday morning. */
export const startOfTime = '2026-11-23T09:00:00-08:00';

/** Starts the whole system. After the test, it stops and its data is removed. */
export async function startSystem(env: Record<string, string> = {}): Promise<LocalProcess> {
  const system = await startLocalSystem({ LOCAL_NOW: startOfTime, ...env });
  started.push(system);
  return system;
}

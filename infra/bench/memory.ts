import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { bundleFolder } from '#infra/build/bundle-paths.ts';
import { freePort } from '#infra/local/engine/free-port.ts';
import { projectDir } from '#infra/local/settings/settings.ts';
import { contractOf } from '#shared/api/routes.ts';
import { benchNow, eventFor, startBenchSystem } from './common/bench-system.ts';
import { bookingBody } from './common/booking-requests.ts';
import type { MeasureOptions, Report, Row } from './common/measurement.ts';
import { canReadProcesses, descendants, residentBytes } from './processes.ts';

const requests = 200;
const bookings = 500;

/** Starts a Node process and waits until it prints a matching line. */
async function started(args: string[], env: NodeJS.ProcessEnv, ready: RegExp): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    // It exits by itself when this process is gone (parent-process.ts).
    env: { ...process.env, npm_lifecycle_event: 'bench', ...env },
  });
  process.once('exit', () => child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    if (ready.test(line)) return child;
  }
  throw new Error(`${args.join(' ')} ended before it was ready`);
}

async function end(child: ChildProcess): Promise<void> {
  const gone = child.exitCode === null && once(child, 'exit');
  child.kill();
  await gone;
}

/** A visitor's mix of requests: the page, availability, and one booking in ten. */
async function visit(port: number, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const isBooking = index % 10 === 9;
    const path = isBooking ? '/api/appointments' : index % 2 === 0 ? '/api/availability' : '/';
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...(isBooking && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bookingBody()),
      }),
    });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
  }
}

interface Resident {
  before: number;
  after: number;
  /** The engine and its shell. */
  below: number;
}

async function visited(child: ChildProcess, port: number): Promise<Resident> {
  const pid = child.pid ?? 0;
  try {
    const before = residentBytes(pid);
    await visit(port, requests);
    const below = descendants(pid).reduce((sum, id) => sum + residentBytes(id), 0);
    return { before, after: residentBytes(pid), below };
  } finally {
    await end(child);
  }
}

async function localSystem(folder: string): Promise<Resident> {
  const port = await freePort();
  const env = { PORT: String(port), LOCAL_DATA_DIR: join(folder, 'data'), LOCAL_NOW: benchNow };
  return visited(await started(['infra/local/start.ts'], env, /^Ready in/), port);
}

async function bareServer(): Promise<Resident> {
  const port = await freePort();
  const code = `require('node:http').createServer((request, response) => response.end('ok'))
    .listen(${port}, '127.0.0.1', () => console.log('Ready'))`;
  return visited(await started(['-e', code], {}, /^Ready/), port);
}

const callAll = `
const { readFileSync } = await import('node:fs');
const { handler } = await import(process.argv[1]);
for (const event of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
  const { statusCode } = await handler(event);
  if (statusCode >= 300) throw new Error('answered ' + statusCode);
}
console.log('resident ' + process.memoryUsage.rss());
process.exit(0);`;

/** Memory in bytes of a process that loaded this handler and called it with these events in turn. */
async function handlerBytes(file: string, events: string): Promise<number> {
  const args = ['--input-type=module', '-e', callAll, pathToFileURL(file).href, events];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('resident ')) return Number(line.slice('resident '.length));
  }
  throw new Error(`${file} ended before its last call`);
}

async function handlerRow(folder: string): Promise<Row> {
  const system = await startBenchSystem();
  const functions = join(folder, 'memory-functions');
  await bundleFunctions(functions);
  const create = join(bundleFolder(functions, contractOf('POST /api/appointments').handler), 'index.mjs');
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, 'export const handler = async () => ({ statusCode: 200 });\n');
  const events = join(folder, 'events.json');
  const made = Array.from({ length: bookings }, () =>
    eventFor('POST /api/appointments', { body: bookingBody() }),
  );
  writeFileSync(events, JSON.stringify(made));
  const other = await handlerBytes(empty, events);
  const ours = await handlerBytes(create, events);
  await system.stop();
  return against(`create function after ${bookings} bookings`, ours, other);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

function against(what: string, ours: number, other: number): Row {
  return { what, ours: megabytes(ours), other: megabytes(other), ratio: ours / other };
}

export async function measure({ folder }: MeasureOptions): Promise<Report> {
  if (!canReadProcesses()) return { rows: [], notes: ['not measured: this needs /proc'] };
  mkdirSync(join(folder, 'data'));
  const bare = await bareServer();
  const system = await localSystem(folder);
  return {
    rows: [
      against('local system, started', system.before, bare.before),
      against(`local system after ${requests} requests`, system.after, bare.after),
      { what: '  its DynamoDB engine, by itself', ours: megabytes(system.below) },
      await handlerRow(folder),
    ],
    notes: ['against a bare http server, and against an empty handler called as often'],
  };
}

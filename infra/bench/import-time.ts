import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { eventFor } from '#infra/testing/events.ts';
import { contractOf, type RouteId, routeIds } from '#shared/contract/routes.ts';
import { newBooking, startBenchSystem } from './common/bench-system.ts';
import {
  atMost,
  interleaved,
  type MeasureOptions,
  median,
  pairedRatio,
  type Report,
  type Row,
} from './common/measurement.ts';

const importRounds = 15;
const callRounds = 5;
/**
 * How many functions are compared with the same runs of the empty handler. These functions and the empty handler run
 * close together in time, so under the same load.
 */
const functionsPerEmptyRun = 4;
/** The most attempts for a function over its limit. Other load may spoil one attempt; a slow import spoils all. */
const tries = 3;

const emptyHandler = 'export const handler = async () => ({ statusCode: 200 });\n';
const importOnly = 'await import(process.argv[1])';
const importAndCall = `
const { handler } = await import(process.argv[1]);
const { statusCode, body } = await handler(JSON.parse(process.argv[2]));
if (statusCode >= 300) throw new Error(statusCode + ' ' + body);
process.exit(0);`;

/** Lifetime of a process that runs this code, in milliseconds. */
async function processMs(code: string, ...args: string[]): Promise<number> {
  const before = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [exitCode] = await once(child, 'exit');
  if (exitCode !== 0) throw new Error(`${args[0]} ended with ${exitCode}`);
  return performance.now() - before;
}

type Functions = Record<'empty' | RouteId, string>;

async function bundle(folder: string): Promise<Functions> {
  const directory = join(folder, 'functions');
  await bundleFunctions(directory);
  const empty = join(folder, 'empty');
  mkdirSync(empty, { recursive: true });
  writeFileSync(join(empty, 'index.mjs'), emptyHandler);
  const url = (bundled: string) => pathToFileURL(join(bundled, 'index.mjs')).href;
  const ours = routeIds.map((id) => [id, url(join(directory, contractOf(id).handler))]);
  return { empty: url(empty), ...Object.fromEntries(ours) };
}

type TimedRow = Row & { ratio: number };

function rowOf(what: string, ours: number[], empty: number[]): TimedRow {
  const milliseconds = (values: number[]) => `${median(values).toFixed(1)} ms`;
  return { what, ours: milliseconds(ours), other: milliseconds(empty), ratio: pairedRatio(ours, empty) };
}

/** Measures a few functions once. Each is compared with the same runs of the empty handler. */
async function tryImports(functions: Functions, ids: readonly RouteId[]): Promise<[RouteId, TimedRow][]> {
  const sides = ['empty' as const, ...ids].map((id) => [id, () => processMs(importOnly, functions[id])]);
  const taken: Record<string, number[]> = await interleaved(importRounds, Object.fromEntries(sides));
  return ids.map((id) => [id, rowOf(`import ${contractOf(id).handler}`, taken[id] ?? [], taken.empty ?? [])]);
}

function limitOf(id: RouteId): number {
  return routeFunctions[id].uses?.includes('stripe') ? 3.5 : 2.5;
}

/** The best attempt of each function. Only functions over the limit get another attempt. */
async function importRows(functions: Functions): Promise<Row[]> {
  const best = new Map<RouteId, TimedRow>();
  const ratioOf = (id: RouteId) => best.get(id)?.ratio ?? Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < tries; attempt++) {
    const open = routeIds.filter((id) => ratioOf(id) > limitOf(id));
    for (let start = 0; start < open.length; start += functionsPerEmptyRun) {
      for (const [id, row] of await tryImports(functions, open.slice(start, start + functionsPerEmptyRun))) {
        if (row.ratio < ratioOf(id)) best.set(id, row);
      }
    }
  }
  return [...best].map(([id, row]) => ({ ...row, bar: atMost(row.ratio, limitOf(id)) }));
}

/**
 * The time that a patient waits for a booking: the import and the first call together, so that slow loading
 * can't hide in the call.
 */
async function firstBookingRow(functions: Functions): Promise<Row> {
  const id = 'POST /api/appointments';
  const { ours, empty } = await interleaved(callRounds, {
    ours: () => processMs(importAndCall, functions[id], JSON.stringify(eventFor(id, newBooking()))),
    empty: () => processMs(importAndCall, functions.empty, '{}'),
  });
  return rowOf('import and first call of a booking', ours, empty);
}

/** Measures how long each function takes to start. */
export async function measure({ folder }: MeasureOptions): Promise<Report> {
  const stop = await startBenchSystem();
  const functions = await bundle(folder);
  const rows = [...(await importRows(functions)), await firstBookingRow(functions)];
  await stop();
  return { rows, notes: ['milliseconds are medians, ratios the median of the ratios of each round'] };
}

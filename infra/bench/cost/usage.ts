import { brotliCompressSync, constants } from 'node:zlib';
import { countSpend } from '#infra/bench/common/spend.ts';
import type { JobName } from '#infra/config/jobs.ts';
import type { RouteId } from '#shared/api/routes.ts';

/** A Lambda function, by its route or job. */
export type FunctionName = RouteId | JobName;

/** What one function did. */
export interface FunctionUse {
  runs: number;
  /** Of its own lines, without those of Lambda and API Gateway. */
  logBytes: number;
  logLines: number;
  /** The tables that it called. */
  tables: ReadonlySet<string>;
}

/** What some work used, of all that is billed by use. May be fractions, for a share of some work. */
export interface Usage {
  functions: ReadonlyMap<FunctionName, FunctionUse>;
  writeUnits: number;
  readUnits: number;
  mails: number;
  mailBytes: number;
  /** Bodies of the API's answers, compressed as CloudFront does. */
  replyBytes: number;
  /** How often each metric was written, by its name and dimensions. */
  metrics: ReadonlyMap<string, number>;
  /** What it left in the tables: bytes times the days that they stay, a year at most; without indexes, and in indexes. */
  byteDays: number;
  indexByteDays: number;
}

const nothing: FunctionUse = { runs: 0, logBytes: 0, logLines: 0, tables: new Set() };

/** No use at all. */
export const noUsage: Usage = {
  functions: new Map(),
  writeUnits: 0,
  readUnits: 0,
  mails: 0,
  mailBytes: 0,
  replyBytes: 0,
  metrics: new Map(),
  byteDays: 0,
  indexByteDays: 0,
};

type Amount = Exclude<keyof Usage, 'functions' | 'metrics'>;

const amounts = Object.keys(noUsage).filter((name) => name !== 'functions' && name !== 'metrics') as Amount[];

/** The sum of one use and another, taken this many times (a negative number subtracts it). */
export function plus(one: Usage, other: Usage, times = 1): Usage {
  const functions = new Map(one.functions);
  for (const [name, use] of other.functions) {
    const { runs, logBytes, logLines, tables } = functions.get(name) ?? nothing;
    functions.set(name, {
      runs: runs + times * use.runs,
      logBytes: logBytes + times * use.logBytes,
      logLines: logLines + times * use.logLines,
      tables: new Set([...tables, ...use.tables]),
    });
  }
  const metrics = new Map(one.metrics);
  for (const [name, count] of other.metrics) metrics.set(name, (metrics.get(name) ?? 0) + times * count);
  const sums = Object.fromEntries(amounts.map((name) => [name, one[name] + times * other[name]]));
  return { ...(sums as Record<Amount, number>), functions, metrics };
}

/** One repetition of a use that was recorded over several. */
export function perUnit(usage: Usage, repetitions: number): Usage {
  return plus(noUsage, usage, 1 / repetitions);
}

interface MetricLine {
  _aws?: { CloudWatchMetrics: { Dimensions: string[][]; Metrics: { Name: string }[] }[] };
  [field: string]: unknown;
}

/** The name of a line's metric with its dimensions; undefined if it's none. */
function metricOf(line: string): string | undefined {
  const parsed = JSON.parse(line) as MetricLine;
  const [directive] = parsed._aws?.CloudWatchMetrics ?? [];
  if (!directive) return undefined;
  const values = directive.Dimensions.flat().map((dimension) => parsed[dimension]);
  return [directive.Metrics[0]?.Name, ...values].join(' ');
}

/** Runs some work, and returns the lines that it logged instead of printing them. */
async function linesOf(work: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const write = process.stdout.write;
  process.stdout.write = (chunk: string | Uint8Array) => {
    lines.push(...String(chunk).split('\n').filter(Boolean));
    return true;
  };
  try {
    await work();
  } finally {
    process.stdout.write = write;
  }
  return lines;
}

const tableNamed = /"TableName":"(\w+)"/g;

function compressedBytes(body: string): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** Runs a function once, and counts what that used. What it leaves in the tables is counted elsewhere. */
export async function usageOfRun(name: FunctionName, run: () => Promise<unknown>): Promise<Usage> {
  const tables = new Set<string>();
  let mails = 0;
  let mailBytes = 0;
  const { spend, stop } = countSpend(({ service, input }) => {
    if (service === 'ses') {
      const { Content } = input as { Content: { Raw: { Data: Uint8Array } } };
      mails += 1;
      mailBytes += Content.Raw.Data.length;
    }
    if (service !== 'dynamodb') return;
    for (const [, table = ''] of JSON.stringify(input).matchAll(tableNamed)) tables.add(table);
  });
  let answer: unknown;
  const lines = await linesOf(async () => {
    answer = await run();
  }).finally(stop);
  const { body } = (answer ?? {}) as { body?: unknown };
  const written = lines.map(metricOf).filter((metric) => metric !== undefined);
  const counts = Map.groupBy(written, (metric) => metric);
  const logBytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
  return {
    ...noUsage,
    functions: new Map([[name, { runs: 1, logBytes, logLines: lines.length, tables }]]),
    writeUnits: spend.writeUnits,
    readUnits: spend.readUnits,
    mails,
    mailBytes,
    replyBytes: typeof body === 'string' ? compressedBytes(body) : 0,
    metrics: new Map([...counts].map(([metric, { length }]) => [metric, length])),
  };
}

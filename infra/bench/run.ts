import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Measure, MeasureOptions, Report, Row } from './common/measurement.ts';

const headings = ['', 'ours', 'other side', 'ratio', 'bar', ''];

function cells({ what, ours, other = '', ratio, bar }: Row): string[] {
  const verdict = bar?.met ? 'OK' : 'OVER';
  return [`  ${what}`, ours, other, ratio?.toFixed(2) ?? '', ...(bar ? [bar.text, verdict] : ['', ''])];
}

/** Names are left-aligned, figures right-aligned. */
function line([name = '', ...figures]: string[], [nameWidth = 0, ...widths]: number[]): string {
  const padded = figures.map((figure, column) => figure.padStart(widths[column] ?? 0));
  return [name.padEnd(nameWidth), ...padded].join('  ').trimEnd();
}

/** The reports as one plain-text table with aligned columns, and notes below each section. */
function formatTable(sections: { title: string; report: Report }[]): string {
  const lines = [headings, ...sections.flatMap(({ report }) => report.rows.map(cells))];
  const widths = headings.map((_, column) => Math.max(...lines.map((values) => values[column]?.length ?? 0)));
  const parts = sections.flatMap(({ title, report: { rows, notes = [] } }) => [
    '',
    title,
    ...rows.map((row) => line(cells(row), widths)),
    ...notes.map((note) => `  · ${note}`),
  ]);
  return [line(headings, widths), ...parts].join('\n');
}

interface Measurement {
  title: string;
  /** Whether the measurement compares sizes and counts, which are reliable even on a busy machine. */
  hasBudget?: boolean;
  load: () => Promise<Measure>;
}

const measurements: Record<string, Measurement> = {
  weight: {
    title: 'JavaScript of a first view, brotli 11, against react + react-dom + HashRouter alone; other files',
    hasBudget: true,
    load: async () => (await import('./page-weight.ts')).measure,
  },
  home: {
    title: 'Lighthouse on a phone, home: performance, accessibility, best practices, SEO',
    load: async () => (await import('./lighthouse/lighthouse.ts')).measureHome,
  },
  screens: {
    title: 'Lighthouse on a phone, every other screen by its address',
    load: async () => (await import('./lighthouse/lighthouse.ts')).measureScreens,
  },
  pages: {
    title: 'Lighthouse on a phone, one static page of each kind',
    load: async () => (await import('./lighthouse/lighthouse.ts')).measurePages,
  },
  zips: {
    title: 'Zip files of the functions, by what they load',
    hasBudget: true,
    load: async () => (await import('./function-size.ts')).measure,
  },
  start: {
    title: 'Start of each bundled function, whole process, against an empty handler',
    load: async () => (await import('./import-time.ts')).measure,
  },
  throughput: {
    title: 'Warm bookings a second, against a bare script on the same engine',
    load: async () => (await import('./throughput.ts')).measure,
  },
  capacity: {
    title: 'Capacity units of DynamoDB, with the limits of the cloud',
    hasBudget: true,
    load: async () => (await import('./capacity.ts')).measure,
  },
  search: {
    title: 'Searches of the desk among 100,000 bookings, against 1,000',
    load: async () => (await import('./search.ts')).measure,
  },
};

const names = Object.keys(measurements);

const usage = `Usage: npm run bench -- [--budgets] [NAME …] [ROUTE …]

  --budgets  only what has a bar that holds on a noisy machine
  NAME       ${names.join(', ')}
  ROUTE      a screen such as /urgentCare: "screens" measures only these

Exits with 1 when something is over its bar or can't be measured.`;

let running: ChildProcess | undefined;

/**
 * Runs a measurement in a separate process: handlers read their environment on load, and modules that one measurement
 * loads must not influence the next. The process's standard output is ignored, so that the handlers' log doesn't get
 * into the table.
 */
async function measureApart(name: string, options: MeasureOptions): Promise<Report> {
  let report: Report = { rows: [], notes: ['failed; see above'], failed: true };
  running = fork(import.meta.filename, ['--here', name, JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  }).on('message', (message) => {
    report = message as Report;
  });
  await once(running, 'exit');
  return report;
}

/**
 * Runs a measurement in the child process. Exits with the parent process, so that the engine stops as well.
 */
async function measureHere(name: string, options: MeasureOptions): Promise<void> {
  process.on('SIGTERM', () => process.exit(1));
  process.on('disconnect', () => process.exit(1));
  const measure = await measurements[name]?.load();
  process.send?.(await measure?.(options), () => process.exit(0));
}

async function runAll(chosen: readonly string[], routes: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const leave = async (code: number) => {
    if (running?.kill()) await once(running, 'exit');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(1));
  const sections: { title: string; report: Report }[] = [];
  for (const name of chosen) {
    console.error(`measuring ${name} …`);
    const report = await measureApart(name, { folder, routes });
    sections.push({ title: measurements[name]?.title ?? name, report });
  }
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}`;
  console.log(`\n${formatTable(sections)}\n\n${machine}, ${process.uptime().toFixed(0)} s`);
  const isGood = ({ rows, failed }: Report) => !failed && rows.every(({ bar }) => bar?.met ?? true);
  await leave(sections.every(({ report }) => isGood(report)) ? 0 : 1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { budgets: { type: 'boolean' }, here: { type: 'string' } },
});
const routes = positionals.filter((name) => name.startsWith('/'));
const asked = positionals.filter((name) => !routes.includes(name));
const unknown = asked.find((name) => !names.includes(name));
if (values.here) await measureHere(values.here, JSON.parse(positionals[0] ?? '{}'));
else if (unknown) {
  console.error(`There is no measurement "${unknown}".\n\n${usage}`);
  process.exitCode = 2;
} else {
  const known = asked.length > 0 ? asked : names;
  const chosen = values.budgets ? known.filter((name) => measurements[name]?.hasBudget) : known;
  await runAll(chosen, routes);
}

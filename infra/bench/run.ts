import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Measure, MeasureOptions, Report } from './common/measurement.ts';
import { formatTable } from './table.ts';

interface Measurement {
  title: string;
  /** Whether its bars are sizes and counts, which are reliable even on a busy machine. */
  hasBudget?: boolean;
  load: () => Promise<{ measure: Measure }>;
}

const measurements: Record<string, Measurement> = {
  weight: {
    title: 'JavaScript of a first view, brotli 11, against react + react-dom + HashRouter alone; other files',
    hasBudget: true,
    load: () => import('./page-weight.ts'),
  },
  home: {
    title: 'Lighthouse on a phone, home: performance, accessibility, best practices, SEO',
    load: async () => ({ measure: (await import('./lighthouse/lighthouse.ts')).measureHome }),
  },
  screens: {
    title: 'Lighthouse on a phone, every other screen by its address',
    load: async () => ({ measure: (await import('./lighthouse/lighthouse.ts')).measureScreens }),
  },
  pages: {
    title: 'Lighthouse on a phone, one static page of each kind',
    load: async () => ({ measure: (await import('./lighthouse/lighthouse.ts')).measurePages }),
  },
  zips: {
    title: 'Zip files of the functions, by what they load',
    hasBudget: true,
    load: () => import('./function-size.ts'),
  },
  start: {
    title: 'Start of each bundled function, whole process, against an empty handler',
    load: () => import('./import-time.ts'),
  },
  throughput: {
    title: 'Warm bookings a second, against a bare script on the same engine',
    load: () => import('./throughput.ts'),
  },
  capacity: {
    title: 'Capacity units of DynamoDB, with the limits of the cloud',
    hasBudget: true,
    load: () => import('./capacity.ts'),
  },
  race: {
    title: '500 concurrent bookings of one slot',
    hasBudget: true,
    load: () => import('./one-slot.ts'),
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
 * Measures in a separate process: handlers read their environment when they are loaded, and what one measurement loads
 * must not influence the next. What handlers log isn't part of the table.
 */
async function measureApart(name: string, options: MeasureOptions): Promise<Report> {
  const child = fork(import.meta.filename, ['--here', name, JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running = child;
  let report: Report | undefined;
  child.on('message', (message) => {
    report = message as Report;
  });
  const [code] = await once(child, 'exit');
  running = undefined;
  return report ?? { rows: [], notes: [`failed with exit code ${code}; see above`], failed: true };
}

/** The child process's side of `measureApart`. Ends with its parent, so that the engine stops as well. */
async function measureHere(name: string, options: MeasureOptions): Promise<void> {
  process.on('SIGTERM', () => process.exit(1));
  process.on('disconnect', () => process.exit(1));
  const { measure } = (await measurements[name]?.load()) ?? {};
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
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, ${process.platform} ${process.arch}`;
  console.log(`\n${formatTable(sections)}\n\n${machine}, ${process.uptime().toFixed(0)} s`);
  const isBad = ({ rows, failed }: Report) => failed || rows.some(({ bar }) => bar && !bar.met);
  await leave(sections.some(({ report }) => isBad(report)) ? 1 : 0);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { budgets: { type: 'boolean' }, here: { type: 'string' } },
  strict: false,
});
const routes = positionals.filter((name) => name.startsWith('/'));
const asked = positionals.filter((name) => !routes.includes(name));
const unknown = values.here ? undefined : asked.find((name) => !names.includes(name));
if (typeof values.here === 'string') await measureHere(values.here, JSON.parse(positionals[0] ?? '{}'));
else if (unknown !== undefined) {
  console.error(`There is no measurement "${unknown}".\n\n${usage}`);
  process.exit(2);
} else {
  const known = asked.length > 0 ? asked : names;
  await runAll(
    known.filter((name) => !values.budgets || measurements[name]?.hasBudget),
    routes,
  );
}

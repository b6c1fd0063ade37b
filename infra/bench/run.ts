import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Measure, MeasureOptions, Report } from './common/measurement.ts';
import { formatTable } from './table.ts';

interface Measurement {
  title: string;
  /** Whether its bars are sizes and counts, which are reliable even on a busy machine. */
  hasBudget: boolean;
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
    hasBudget: false,
    load: async () => ({ measure: (await import('./lighthouse/lighthouse.ts')).measureHome }),
  },
  screens: {
    title: 'Lighthouse on a phone, every other screen by its address',
    hasBudget: false,
    load: async () => ({ measure: (await import('./lighthouse/lighthouse.ts')).measureScreens }),
  },
  pages: {
    title: 'Lighthouse on a phone, one static page of each kind',
    hasBudget: false,
    load: async () => ({ measure: (await import('./lighthouse/lighthouse.ts')).measurePages }),
  },
  zips: {
    title: 'Zip files of the functions, by what they load',
    hasBudget: true,
    load: () => import('./function-size.ts'),
  },
  start: {
    title: 'Start of each bundled function, whole process, against an empty handler',
    hasBudget: false,
    load: () => import('./import-time.ts'),
  },
  throughput: {
    title: 'Warm bookings a second, against a bare script on the same engine',
    hasBudget: false,
    load: () => import('./throughput.ts'),
  },
  capacity: {
    title: 'Calls and capacity units with the limits of the cloud, and what they cost',
    hasBudget: true,
    load: () => import('./capacity.ts'),
  },
  cost: {
    title: 'US dollars a month, from what the real handlers use',
    hasBudget: true,
    load: () => import('./cost/cost.ts'),
  },
  memory: {
    title: 'Resident memory, against bare processes',
    hasBudget: false,
    load: () => import('./memory.ts'),
  },
  race: {
    title: '500 concurrent bookings of one slot',
    hasBudget: true,
    load: () => import('./one-slot.ts'),
  },
};

const names = Object.keys(measurements);

const usage = `Usage: npm run bench -- [--budgets] [--write] [NAME …] [ROUTE …]

  --budgets  only what has a bar that holds on a noisy machine; exits with 1 when something is over it
  --write    "cost" measures the site's weight as well, and writes its tables into infra/guide/cost.md
  NAME       ${names.join(', ')}
  ROUTE      a screen such as /urgentCare: "screens" measures only these`;

const lastWritesMs = 1000;

let running: ChildProcess | undefined;

/**
 * Measures in a separate process: handlers read their environment when they are loaded, and the memory of one
 * measurement must not influence the next.
 */
async function measureApart(name: string, options: MeasureOptions): Promise<Report> {
  const child = fork(import.meta.filename, ['--here', name, JSON.stringify(options)]);
  running = child;
  let report: Report | undefined;
  child.on('message', (message) => {
    report = message as Report;
  });
  const [code] = await once(child, 'exit');
  running = undefined;
  return report ?? { rows: [], notes: [`failed with exit code ${code}; see above`], failed: true };
}

/** The child process's side of `measureApart`. */
async function measureHere(name: string, options: MeasureOptions): Promise<void> {
  // End with the parent, and stop the engine: after a kill of the parent, nothing else would clean up.
  process.on('SIGTERM', () => process.exit(1));
  process.on('disconnect', () => {
    rmSync(options.folder, { recursive: true, force: true });
    process.exit(1);
  });
  const { measure } = (await measurements[name]?.load()) ?? {};
  const report = await measure?.(options);
  process.send?.(report, () => process.exit(0));
}

interface Asked {
  chosen: string[];
  routes: string[];
  budgetsOnly: boolean;
  write: boolean;
}

async function runAll({ chosen, routes, budgetsOnly, write }: Asked): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const leave = async (code: number) => {
    if (running?.kill()) await once(running, 'exit');
    // A measured local system keeps writing until it has shut down.
    if (running) await sleep(lastWritesMs);
    rmSync(folder, { recursive: true, force: true });
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(1));
  const sections: { title: string; report: Report }[] = [];
  for (const name of chosen) {
    console.error(`measuring ${name} …`);
    const report = await measureApart(name, { folder, routes, write });
    sections.push({ title: measurements[name]?.title ?? name, report });
  }
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, ${process.platform} ${process.arch}`;
  console.log(`\n${formatTable(sections)}\n\n${machine}, ${process.uptime().toFixed(0)} s`);
  const isOver = sections.some(({ report }) => report.rows.some(({ bar }) => bar && !bar.met));
  const isBroken = sections.some(({ report }) => report.failed);
  await leave(isBroken || (budgetsOnly && isOver) ? 1 : 0);
}

function choose(asked: string[], budgetsOnly: boolean): string[] {
  const known = asked.length > 0 ? asked : names;
  return known.filter((name) => !budgetsOnly || measurements[name]?.hasBudget);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    budgets: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    here: { type: 'string' },
  },
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
  const budgetsOnly = values.budgets === true;
  await runAll({ chosen: choose(asked, budgetsOnly), routes, budgetsOnly, write: values.write === true });
}

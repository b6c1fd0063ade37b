import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { jobHandler } from '#infra/build/paths.ts';
import { jobNames, jobs } from '#infra/config/jobs.ts';
import { type MemoryClass, memoryClassOf, memoryMb } from '#infra/config/memory.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { contractOf, routeIds } from '#shared/contract/routes.ts';
import {
  atMost,
  kilobytes,
  largestRow,
  type MeasureOptions,
  median,
  type Report,
  type Row,
} from './common/measurement.ts';

/**
 * The limits of a zip file in bytes, by memory class: a cold start downloads and parses the whole file. The
 * canary is the only `light` function, and no patient waits for it. The chat's function, the largest of
 * `database`, contains the site's texts.
 */
const limits: Readonly<Record<MemoryClass, { typical: number; largest: number }>> = {
  light: { typical: 26e3, largest: 26e3 },
  database: { typical: 110e3, largest: 250e3 },
  stripe: { typical: 160e3, largest: 170e3 },
};

function handlersOf(memory: MemoryClass): string[] {
  const all = [
    ...routeIds.map((id) => ({ handler: contractOf(id).handler, line: routeFunctions[id] })),
    ...jobNames.map((name) => ({ handler: jobHandler(name), line: jobs[name] })),
  ];
  return all.filter(({ line }) => memoryClassOf(line) === memory).map(({ handler }) => handler);
}

function rowsOf(memory: MemoryClass, directory: string): Row[] {
  const files = handlersOf(memory).map((name) => {
    const code = readFileSync(join(directory, name, 'index.mjs'));
    return { name, bytes: deflateRawSync(code).length };
  });
  const { typical, largest } = limits[memory];
  const middle = median(files.map(({ bytes }) => bytes));
  const bar = atMost(middle, typical, kilobytes(typical));
  return [
    largestRow(memory, files, largest),
    { what: `${memory}, the median`, ours: kilobytes(middle), bar },
  ];
}

/** The size of each function's zip file, without the hundred bytes that the zip format adds. */
export async function measure({ folder }: MeasureOptions): Promise<Report> {
  const directory = join(folder, 'zipped');
  await bundleFunctions(directory);
  const classes = Object.keys(memoryMb) as MemoryClass[];
  return { rows: classes.flatMap((memory) => rowsOf(memory, directory)) };
}

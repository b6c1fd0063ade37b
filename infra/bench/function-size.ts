import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { bundleFunctions } from '#infra/build/bundle.ts';
import { bundleFolder, jobHandler } from '#infra/build/bundle-paths.ts';
import { jobNames, jobs } from '#infra/config/jobs.ts';
import { type MemoryClass, memoryClassOf, memoryMb } from '#infra/config/memory.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { contractOf, routeIds } from '#shared/api/routes.ts';
import { atMost, kilobytes, type MeasureOptions, type Report, type Row } from './common/measurement.ts';
import { median } from './common/rounds.ts';

/**
 * What a zip file may take, in bytes, by what its function loads. A cold start downloads and parses all of it. The only one
 * of the class `light` is the canary's, for which no patient waits; the largest of `database` is the chat's, which holds the
 * site's texts to search in.
 */
const limits: Readonly<Record<MemoryClass, { typical: number; largest: number }>> = {
  light: { typical: 26e3, largest: 26e3 },
  database: { typical: 110e3, largest: 250e3 },
  stripe: { typical: 160e3, largest: 170e3 },
};

/** The handlers of every function, by its class. */
function handlersByClass(): Map<MemoryClass, string[]> {
  const all = [
    ...routeIds.map((id) => ({ handler: contractOf(id).handler, line: routeFunctions[id] })),
    ...jobNames.map((name) => ({ handler: jobHandler(name), line: jobs[name] })),
  ];
  const classes = Object.keys(memoryMb) as MemoryClass[];
  return new Map(
    classes.map((one) => [
      one,
      all.filter(({ line }) => memoryClassOf(line) === one).map(({ handler }) => handler),
    ]),
  );
}

function rowsOf(memory: MemoryClass, handlers: readonly string[], directory: string): Row[] {
  const sizes = handlers
    .map((handler) => ({
      handler,
      bytes: deflateRawSync(readFileSync(join(bundleFolder(directory, handler), 'index.mjs'))).length,
    }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const [largest] = sizes;
  if (!largest) throw new Error(`no function is ${memory}`);
  const { typical, largest: limit } = limits[memory];
  const middle = median(sizes.map(({ bytes }) => bytes));
  return [
    {
      what: `${memory}, the largest of ${sizes.length}: ${largest.handler}`,
      ours: kilobytes(largest.bytes),
      bar: atMost(largest.bytes, limit, kilobytes(limit)),
    },
    {
      what: `${memory}, the median`,
      ours: kilobytes(middle),
      bar: atMost(middle, typical, kilobytes(typical)),
    },
  ];
}

/** The zip files of all functions, without the hundred bytes that a zip adds to its one file. */
export async function measure({ folder }: MeasureOptions): Promise<Report> {
  const directory = join(folder, 'zipped');
  await bundleFunctions(directory);
  return {
    rows: [...handlersByClass()].flatMap(([memory, handlers]) => rowsOf(memory, handlers, directory)),
  };
}

import { countStatuses } from '#functions/appointments/stats.ts';
import { type AppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import { countPayment } from '#functions/payments/stats.ts';
import { isPayment, type PaymentRecord } from '#functions/payments/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { type TransactItem, transact } from '#functions/platform/dynamo/transaction.ts';
import type { Findings } from '#infra/restore/data/findings.ts';
import { type Item, keyText, liveName, putStep, scan } from '#infra/restore/data/tables.ts';

/** How often to count: visitors may book meanwhile. A shard that changes during each count is left for a quieter time. */
const maxRounds = 5;
const concurrency = 10;

/** A counter that was wrong, summed over its months. */
export interface CounterChange {
  /** Such as `appointments confirmed`. */
  name: string;
  before: number;
  after: number;
}

type Counters = Map<string, Item>;

/** Adds what a step of the functions would add, so that this counts exactly as they do. */
function add(counters: Counters, step: TransactItem | undefined): void {
  const { Key, ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = step?.Update ?? {};
  if (!Key) return;
  const item = counters.get(keyText('Stats', Key)) ?? { ...Key };
  for (const [placeholder, name] of Object.entries(ExpressionAttributeNames)) {
    const by = Number(ExpressionAttributeValues[placeholder.replace('#name', ':by')]);
    item[name] = Number(item[name] ?? 0) + by;
  }
  counters.set(keyText('Stats', Key), item);
}

async function readCounters(): Promise<Counters> {
  const counters: Counters = new Map();
  for await (const page of scan(liveName('Stats'))) {
    for (const item of page) counters.set(keyText('Stats', item), item);
  }
  return counters;
}

async function countRecords(): Promise<Counters> {
  const counters: Counters = new Map();
  for await (const page of scan<AppointmentRecord>(liveName('Appointments'))) {
    for (const item of page)
      if (isAppointment(item)) add(counters, countStatuses(item, { [item.status]: 1 }));
  }
  for await (const page of scan<PaymentRecord>(liveName('Payments'))) {
    for (const item of page) if (isPayment(item)) add(counters, countPayment(undefined, item));
  }
  return counters;
}

const keyNames = ['counter', 'part'];

function namesOf(...items: (Item | undefined)[]): string[] {
  const names = items.flatMap((item) => Object.keys(item ?? {}));
  return [...new Set(names)].filter((name) => !keyNames.includes(name));
}

const countIn = (item: Item | undefined, name: string) => Number(item?.[name] ?? 0);

function isWrong(stored: Item | undefined, counted: Item | undefined): boolean {
  return namesOf(stored, counted).some((name) => countIn(stored, name) !== countIn(counted, name));
}

function sumUp(counters: Counters): Map<string, number> {
  const sums = new Map<string, number>();
  for (const item of counters.values()) {
    for (const name of namesOf(item)) {
      const counter = `${item.counter} ${name}`;
      sums.set(counter, (sums.get(counter) ?? 0) + countIn(item, name));
    }
  }
  return sums;
}

/** Writes the shards that are wrong. Returns the keys of those that have changed since they were read. */
async function correct(stored: Counters, counted: Counters): Promise<string[]> {
  const wrong = [...new Set([...stored.keys(), ...counted.keys()])].filter((key) =>
    isWrong(stored.get(key), counted.get(key)),
  );
  const missed = await mapConcurrently(wrong, concurrency, async (key) => {
    const read = stored.get(key);
    const { counter, part } = read ?? counted.get(key) ?? {};
    const zeros = Object.fromEntries(namesOf(read).map((name) => [name, 0]));
    const step = putStep('Stats', { ...zeros, counter, part, ...counted.get(key) }, read);
    return (await transact({ step })).length > 0 ? [key] : [];
  });
  return missed.flat();
}

/**
 * Recounts appointments and payments. A shard is written only if it's still as it was before the count began, so that no
 * booking made meanwhile is left out; otherwise, the count starts over.
 */
export async function recount(findings: Findings): Promise<CounterChange[]> {
  const first = sumUp(await readCounters());
  let missed: string[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const stored = await readCounters();
    missed = await correct(stored, await countRecords());
    if (missed.length === 0) break;
  }
  for (const key of missed) findings.add('counters-busy', key);
  const last = sumUp(await readCounters());
  return [...new Set([...first.keys(), ...last.keys()])]
    .map((name) => ({ name, before: first.get(name) ?? 0, after: last.get(name) ?? 0 }))
    .filter(({ before, after }) => before !== after);
}

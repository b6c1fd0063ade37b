import { interceptOutsideCalls } from '#functions/platform/outside-calls.ts';
import { prices } from './prices.ts';

/** The outside calls of some work. */
export interface Spend {
  calls: string[];
  writeUnits: number;
  readUnits: number;
}

interface Consumed {
  CapacityUnits?: number;
}

interface Answered {
  output?: { ConsumedCapacity?: Consumed | Consumed[] };
}

function unitsOf(answer: unknown): number {
  const consumed = (answer as Answered).output?.ConsumedCapacity ?? [];
  return [consumed].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
}

/** Makes DynamoDB report the capacity each request consumes, which only this measurement needs. */
export async function reportCapacity(): Promise<void> {
  const { dynamo } = await import('#functions/platform/dynamo/client.ts');
  dynamo.middlewareStack.add(
    (next) => (args) => next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } as never }),
    { step: 'initialize', name: 'reportCapacity' },
  );
}

/** Counts every attempt of every outside call, at the one place where they leave the process. */
export async function spendOf(work: () => Promise<unknown>): Promise<Spend> {
  const spend: Spend = { calls: [], writeUnits: 0, readUnits: 0 };
  const restore = interceptOutsideCalls(async ({ operation }, proceed) => {
    const name = operation.replace('Command', '');
    spend.calls.push(name);
    const answer = await proceed();
    const units = unitsOf(answer);
    if (/^(Get|Query|BatchGet)/.test(name)) spend.readUnits += units;
    else spend.writeUnits += units;
    return answer;
  });
  try {
    await work();
  } finally {
    restore();
  }
  return spend;
}

/** Cost of a million repetitions, in US dollars. */
export function millionCost({ writeUnits, readUnits }: Spend): number {
  return writeUnits * prices.millionWriteUnits + readUnits * prices.millionReadUnits;
}

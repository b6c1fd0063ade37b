import { interceptOutsideCalls } from '#functions/platform/outside-calls.ts';
import { prices } from './prices.ts';

/** What a piece of work asked of the outside. */
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

/** Has DynamoDB report what every request consumes; the product itself has no use for it. */
export async function reportCapacity(): Promise<void> {
  const { dynamo } = await import('#functions/platform/dynamo/client.ts');
  dynamo.middlewareStack.add(
    (next) => (args) => next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } as never }),
    { step: 'initialize', name: 'reportCapacity' },
  );
}

/** Counts every attempt of every outside call, where they all leave the process. */
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

/** US dollars for doing it a million times. */
export function millionCost({ writeUnits, readUnits }: Spend): number {
  return writeUnits * prices.millionWriteUnits + readUnits * prices.millionReadUnits;
}

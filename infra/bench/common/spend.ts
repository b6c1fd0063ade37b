import { interceptOutsideCalls, type OutsideCall } from '#functions/platform/outside-calls.ts';

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

/** Units of a write that a condition refused, for items up to 1 KB. DynamoDB charges them, but no engine here reports them. */
function unitsOfRefused({ service, input }: OutsideCall): number {
  if (service !== 'dynamodb') return 0;
  const { TransactItems } = input as { TransactItems?: unknown[] };
  return TransactItems ? 2 * TransactItems.length : 1;
}

/** Makes DynamoDB report the capacity each request consumes, which only measurements need. */
export async function reportCapacity(): Promise<void> {
  const { dynamo } = await import('#functions/platform/dynamo/client.ts');
  dynamo.middlewareStack.add(
    (next) => (args) => next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } as never }),
    { step: 'initialize', name: 'reportCapacity' },
  );
}

/**
 * Counts every attempt of every outside call from now on, at the one place where they leave the process.
 * @param onDone is called after each call that succeeded
 */
export function countSpend(onDone: (call: OutsideCall) => void = () => {}): {
  spend: Spend;
  stop: () => void;
} {
  const spend: Spend = { calls: [], writeUnits: 0, readUnits: 0 };
  const stop = interceptOutsideCalls(async (call, proceed) => {
    const name = call.operation.replace('Command', '');
    const isRead = /^(Get|Query|BatchGet)/.test(name);
    spend.calls.push(name);
    try {
      const answer = await proceed();
      if (isRead) spend.readUnits += unitsOf(answer);
      else spend.writeUnits += unitsOf(answer);
      onDone(call);
      return answer;
    } catch (error) {
      if (!isRead) spend.writeUnits += unitsOfRefused(call);
      throw error;
    }
  });
  return { spend, stop };
}

/** The outside calls of this work. */
export async function spendOf(work: () => Promise<unknown>): Promise<Spend> {
  const { spend, stop } = countSpend();
  try {
    await work();
  } finally {
    stop();
  }
  return spend;
}

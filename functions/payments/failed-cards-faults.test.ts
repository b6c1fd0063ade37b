import { expect, test } from 'vitest';
import { interceptOutsideCalls } from '#functions/platform/outside-calls.ts';
import { callsOf, killed, killsOf } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';

const system = await openPaymentSystem({ limits: { LIMIT_FAILED_CARDS_PER_HOUR: 5 } });
const { stripe } = system;
const { countAnyway } = await import('#functions/platform/dynamo/tally.ts');
const { transact } = await import('#functions/platform/dynamo/transaction.ts');
const { findPayment } = await import('./store.ts');
const { changePayment } = await import('./change.ts');
const { refreshPayment } = await import('./settle/refresh-payment.ts');
const { endPayment } = await import('./settle/settle-payment.ts');
const { settlePayment } = await import('./settle/settle-payment.ts');
quietLog();
shortenPauses();

const failed = 3;

async function begunFrom(sourceIp: string): Promise<string> {
  const answer = await system.call('POST /api/payments/create-payment-intent', {
    body: billBody(),
    sourceIp,
  });
  expect(answer.status).toBe(200);
  return answer.body.id;
}

function failCards(id: string, count = failed): void {
  for (let card = 0; card < count; card++) stripe.pay(id, 'pm_card_chargeDeclined');
}

async function keyOf(name: string, id: string): Promise<string> {
  const { client } = await findPayment(id);
  return `${name}#${client?.[0].key}`;
}

async function counted(name: string, id: string): Promise<number> {
  const key = await keyOf(name, id);
  return (await system.all('Limits')).find((item) => item.key === key)?.members.size ?? 0;
}

/** Kills some work at each outside call in turn, then repeats the work. Returns the first thing that `wrong` finds. */
async function killEverywhere(
  begin: () => Promise<string>,
  work: (id: string) => Promise<unknown>,
  wrong: (id: string) => Promise<unknown>,
): Promise<unknown> {
  const whole = await begin();
  for (const kill of killsOf(await callsOf(() => work(whole)))) {
    const id = await begin();
    await killed(kill, () => work(id));
    await work(id);
    const found = await wrong(id);
    if (found) return found;
  }
  return undefined;
}

async function withFailedCards(): Promise<string> {
  const id = await begunFrom(newAddress());
  failCards(id);
  return id;
}

test('failed cards count once when the process dies at any outside call', async () => {
  const wrong = async (id: string) => {
    const count = await counted('failed-cards', id);
    return count !== failed && `counted ${count}`;
  };
  expect(await killEverywhere(withFailedCards, settlePayment, wrong)).toBeUndefined();
});

test('the same kills catch a server that counts them and then writes down that it has', async () => {
  async function countNaively(id: string): Promise<void> {
    const { failedCharges } = await findPayment(id);
    if (failedCharges === failed) return;
    const cards = Array.from({ length: failed }, () => String(Math.random()));
    await transact({ cards: countAnyway(await keyOf('naive-cards', id), cards, 1_000) });
    await changePayment(id, (item) => ({ to: { ...item, failedCharges: failed } }), new Date());
  }
  const wrong = async (id: string) => (await counted('naive-cards', id)) !== failed;
  expect(await killEverywhere(withFailedCards, countNaively, wrong)).toBeTruthy();
});

let other = '';

/**
 * Fails as many cards of one client, on two payments, as an hour allows. Returns the payment that isn't settled yet.
 */
async function atTheLimit(): Promise<string> {
  const address = newAddress();
  other = await begunFrom(address);
  const id = await begunFrom(address);
  failCards(other, 2);
  failCards(id);
  await refreshPayment(other);
  return id;
}

const isOpen = async (id: string) => [id, other].some((one) => stripe.intent(one).status !== 'canceled');

test('all payments of a client at its limit on which two cards failed end, even when the process dies while they do', async () => {
  expect(await killEverywhere(atTheLimit, settlePayment, isOpen)).toBeUndefined();
});

test('the same kills catch a server that ends them only where it counts a new failure', async () => {
  async function endNaively(id: string): Promise<void> {
    const { failedCharges } = await findPayment(id);
    const payment = await refreshPayment(id);
    if (payment?.failedCharges === failedCharges) return;
    await endPayment(id);
    await endPayment(other);
  }
  expect(await killEverywhere(atTheLimit, endNaively, isOpen)).toBe(true);
});

test('each payment of a stopped client is read once, and together', async () => {
  const address = newAddress();
  const others = [await begunFrom(address), await begunFrom(address)];
  const id = await begunFrom(address);
  for (const one of [...others, id]) {
    failCards(one, 2);
    await refreshPayment(one);
  }
  await Promise.all(others.map((one) => endPayment(one)));
  const reads: unknown[] = [];
  let underWay = 0;
  let together = 0;
  const restore = interceptOutsideCalls(async ({ operation, input }, proceed) => {
    const { TableName, Key } = (input ?? {}) as { TableName?: string; Key?: { id?: { S?: string } } };
    const isRead = operation === 'GetItemCommand' && TableName === system.tableName('Payments');
    if (!isRead || Key?.id?.S === id) return proceed();
    reads.push(Key?.id?.S);
    underWay += 1;
    together = Math.max(together, underWay);
    return proceed().finally(() => {
      underWay -= 1;
    });
  });
  try {
    await settlePayment(id);
  } finally {
    restore();
  }
  expect(reads.toSorted()).toEqual(others.toSorted());
  expect(together).toBe(2);
  expect(stripe.intent(id).status).toBe('canceled');
});

test('a payment whose key is stored right after its client was stopped gets no intent, now or on a retry', async () => {
  const address = newAddress();
  const [id, before] = [await begunFrom(address), stripe.intents().length];
  failCards(id, 5);
  let isStopped = false;
  const restore = interceptOutsideCalls(async ({ operation }, proceed) => {
    if (operation === 'TransactWriteItemsCommand' && !isStopped) {
      isStopped = true;
      await refreshPayment(id);
    }
    return proceed();
  });
  try {
    const body = billBody();
    const begin = () => system.call('POST /api/payments/create-payment-intent', { body, sourceIp: address });
    const answers = [await begin(), await begin()];
    expect(isStopped).toBe(true);
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    expect(stripe.intents().length).toBe(before);
  } finally {
    restore();
  }
});

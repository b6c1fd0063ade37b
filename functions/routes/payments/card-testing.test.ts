import { afterEach, describe, expect, test, vi } from 'vitest';
import { cloudLimits } from '#infra/config/limits.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { billBody, openPaymentSystem } from '#infra/testing/payments.ts';
import { minuteMs } from '#shared/time/durations.ts';

const system = await openPaymentSystem({ limits: cloudLimits });
const { stripe } = system;
const { settlePayments } = await import('#functions/jobs/settle-payments.ts');
const { now } = await import('#functions/platform/clock.ts');

const perDay = cloudLimits.LIMIT_FAILED_CARDS;

const beginFrom = (sourceIp: string, body = billBody()) =>
  system.call('POST /api/payments/create-payment-intent', { body, sourceIp });

async function intentFrom(sourceIp: string): Promise<string | undefined> {
  const { status, body } = await beginFrom(sourceIp);
  return status === 200 ? body.id : undefined;
}

/** Tries a stolen card. Returns whether Stripe asked a bank about it. */
function tryCard(id: string, card = 'pm_card_chargeDeclined'): boolean {
  if (stripe.intent(id).status === 'canceled') return false;
  stripe.pay(id, card);
  return true;
}

const nothing = async (_: string) => {};
const deliver = (id: string) => system.deliverAll(id);

/** Tries cards on one intent after another, and begins a new one wherever it can. Returns how many were tried. */
async function testCards(sourceIp: string, afterEach: (id: string) => Promise<unknown>): Promise<number> {
  const intents: string[] = [];
  let tried = 0;
  for (let card = 0; card < 2 * perDay; card++) {
    const begun = await intentFrom(sourceIp);
    if (begun) intents.push(begun);
    const id = intents[card % intents.length];
    if (!id || !tryCard(id)) continue;
    tried += 1;
    await afterEach(id);
  }
  return tried;
}

afterEach(() => vi.useRealTimers());

/** Moves domain time and real time. */
function passMinutes(minutes: number): void {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + minutes * minuteMs);
}

describe('someone who tries stolen cards from one place', () => {
  test('gets to try at most 10 cards, even after asking for 15 payments first, with every event lost', async () => {
    const address = newAddress();
    const begun: string[] = [];
    for (let payment = 0; payment < 15; payment++) {
      const id = await intentFrom(address);
      if (id) begun.push(id);
    }
    expect(begun.filter((id) => tryCard(id)).length).toBeLessThanOrEqual(perDay);
  });

  test('tries 10 cards in a day when events arrive', async () => {
    const address = newAddress();
    expect(await testCards(address, deliver)).toBe(perDay);
    expect((await beginFrom(address)).status).toBe(429);
    expect((await beginFrom(newAddress())).status).toBe(200);
  });

  test('tries 10 cards in a day when every event is lost, but each is confirmed with us', async () => {
    const address = newAddress();
    // Later each time, so that Stripe is asked and not our record.
    const confirm = (id: string) => {
      passMinutes(0.06);
      return system.confirm(id);
    };
    expect(await testCards(address, confirm)).toBe(perDay);
    expect((await beginFrom(address)).status).toBe(429);
  });

  test('is stopped for the day by the next sweep, even without calling us and with every event lost', async () => {
    const address = newAddress();
    const begun = [await intentFrom(address), await intentFrom(address), await intentFrom(address)].map(
      String,
    );
    for (let card = 0; card < 12; card++) expect(tryCard(String(begun[card % 3]))).toBe(true);
    await settlePayments(now());
    expect(begun.map((id) => tryCard(id))).toEqual([false, false, false]);
    const { status, problem, headers } = await beginFrom(address);
    expect([status, problem.code]).toEqual([429, 'too-many']);
    expect(problem.detail).toContain('Please call us');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await testCards(address, nothing)).toBe(0);
  });

  test('cannot hide failed cards behind one that is accepted', async () => {
    const address = newAddress();
    const open = String(await intentFrom(address));
    for (let payment = 0; payment < 3; payment++) {
      const id = String(await intentFrom(address));
      for (let card = 0; card < 4; card++) tryCard(id);
      expect(tryCard(id, 'pm_card_visa')).toBe(true);
      expect((await system.confirm(id)).body.payment.status).toBe('succeeded');
      await deliver(id);
      expect(await system.stored(id)).toMatchObject({ failedCharges: 4 });
    }
    expect(tryCard(open)).toBe(false);
    expect((await beginFrom(address)).status).toBe(429);
  });

  test('loses the payment after five cards that fail at 3-D Secure, which charge nothing', async () => {
    const id = String(await intentFrom(newAddress()));
    for (let card = 0; card < 5; card++) {
      expect(stripe.intent(id).status).not.toBe('canceled');
      stripe.pay(id, 'pm_card_authenticationRequired', { authenticate: 'fail' });
      await deliver(id);
    }
    expect(stripe.intent(id).status).toBe('canceled');
  });
});

test('failed cards count once, however often they are read, and whatever the order of events', async () => {
  const address = newAddress();
  const ids = [String(await intentFrom(address)), String(await intentFrom(address))];
  for (const id of ids) for (let card = 0; card < 4; card++) tryCard(id);
  for (let time = 0; time < 3; time++) {
    await Promise.all(
      ids.flatMap((id) =>
        stripe
          .deliveries(id)
          .reverse()
          .map((event) => system.deliver(event)),
      ),
    );
    await settlePayments(now());
    await Promise.all(ids.map((id) => system.confirm(id)));
  }
  const counters = (await system.all('Limits')).filter(({ key }) => key.startsWith('failed-card#'));
  const counted = await Promise.all(ids.map(async (id) => (await system.stored(id))?.failedCharges));
  expect(counted).toEqual([4, 4]);
  expect(counters.map(({ done }) => done)).toContain(8);
  expect(await intentFrom(address)).toBeDefined();
});

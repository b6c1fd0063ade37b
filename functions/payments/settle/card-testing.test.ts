import { afterEach, describe, expect, test, vi } from 'vitest';
import { cloudLimits } from '#infra/config/limits.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { hourSeconds, minuteMs } from '#shared/time/durations.ts';

const system = await openPaymentSystem({ limits: cloudLimits, clinicNetworks: ['198.51.100.0/24'] });
const { stripe } = system;
const { settlePayments } = await import('#functions/jobs/settle-payments.ts');
const { now } = await import('#functions/platform/clock.ts');

const { LIMIT_FAILED_CARDS_PER_HOUR: perHour, LIMIT_FAILED_CARDS_PER_DAY: perDay } = cloudLimits;

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

const deliver = (id: string) => system.deliverAll(id);

/** Tries this many cards, each on a new intent or, if none can begin, on an open one. Returns how many were tried. */
async function testCards(
  addressOf: (card: number) => string,
  cards: number,
  afterEach: (id: string) => Promise<unknown>,
): Promise<number> {
  const intents: string[] = [];
  let tried = 0;
  for (let card = 0; card < cards; card++) {
    const begun = await intentFrom(addressOf(card));
    if (begun) intents.push(begun);
    const open = intents.filter((id) => stripe.intent(id).status !== 'canceled');
    const id = begun ?? open[card % open.length];
    if (!id || !tryCard(id)) continue;
    tried += 1;
    await afterEach(id);
  }
  return tried;
}

async function paysFrom(sourceIp: string): Promise<void> {
  const id = String(await intentFrom(sourceIp));
  stripe.pay(id);
  expect((await system.confirm(id)).body.payment.status).toBe('succeeded');
}

afterEach(() => vi.useRealTimers());

/** Moves domain time and real time. */
function passMinutes(minutes: number): void {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + minutes * minuteMs);
}

/** The most cards that can be tried: when a client is stopped, each of its payments still takes one more card. */
const mostTried = 2 * perHour + cloudLimits.LIMIT_UNFINISHED_INTENTS;

describe('someone who tries stolen cards from one place', () => {
  test('is stopped for an hour by the tenth card, and loses each payment with its second', async () => {
    const address = newAddress();
    const tried = await testCards(() => address, 60, deliver);
    expect(tried).toBeGreaterThanOrEqual(perHour);
    expect(tried).toBeLessThanOrEqual(mostTried);
    const { status, problem, headers } = await beginFrom(address);
    expect([status, problem.code]).toEqual([429, 'too-many']);
    expect(problem.detail).toContain('Please call us');
    expect(Number(headers['retry-after'])).toBeGreaterThan(hourSeconds - 60);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(hourSeconds);
    await paysFrom(newAddress());
    passMinutes(61);
    await paysFrom(address);
  });

  test('is stopped for a day by the thirtieth', async () => {
    const address = newAddress();
    let tried = 0;
    for (let hours = 0; tried < perDay; hours++) {
      tried += await testCards(() => address, 30, deliver);
      expect(hours).toBeLessThan(4);
      passMinutes(61);
    }
    expect(tried).toBeLessThanOrEqual(perDay + mostTried);
    expect((await beginFrom(address)).status).toBe(429);
    passMinutes(12 * 60);
    expect((await beginFrom(address)).status).toBe(429);
    passMinutes(12 * 60);
    await paysFrom(address);
  });

  test('may begin a payment at the time it was told, though a card was refused meanwhile', async () => {
    const address = newAddress();
    const own = String(await intentFrom(address));
    await testCards(() => address, 12, deliver);
    const { status, headers } = await beginFrom(address);
    expect(status).toBe(429);
    passMinutes(50);
    expect(tryCard(own)).toBe(true);
    await deliver(own);
    const later = Number((await beginFrom(address)).headers['retry-after']);
    expect(later).toBeLessThanOrEqual(Number(headers['retry-after']) - 50 * 60);
    passMinutes(later / 60);
    await paysFrom(address);
  });

  test('is stopped although every event is lost, if each card is confirmed with us', async () => {
    const address = newAddress();
    // Let time pass before each confirmation, so that the route asks Stripe instead of our record.
    const confirm = (id: string) => {
      passMinutes(0.06);
      return system.confirm(id);
    };
    expect(await testCards(() => address, 60, confirm)).toBeLessThanOrEqual(mostTried);
    expect((await beginFrom(address)).status).toBe(429);
  });

  test('is stopped by the next sweep, even without calling us and with every event lost', async () => {
    const address = newAddress();
    const begun = [await intentFrom(address), await intentFrom(address), await intentFrom(address)].map(
      String,
    );
    for (let card = 0; card < 12; card++) expect(tryCard(String(begun[card % 3]))).toBe(true);
    await settlePayments(now());
    expect(begun.map((id) => tryCard(id))).toEqual([false, false, false]);
    expect((await beginFrom(address)).status).toBe(429);
  });

  test('cannot hide failed cards behind one that is accepted', async () => {
    const address = newAddress();
    for (let payment = 0; payment < 4; payment++) {
      const id = String(await intentFrom(address));
      for (let card = 0; card < 3; card++) tryCard(id);
      expect(tryCard(id, 'pm_card_visa')).toBe(true);
      expect((await system.confirm(id)).body.payment.status).toBe('succeeded');
      await deliver(id);
      expect(await system.stored(id)).toMatchObject({ failedCharges: 3 });
    }
    expect((await beginFrom(address)).status).toBe(429);
  });

  test('loses the payment after four cards that fail at 3-D Secure, which charge nothing', async () => {
    const id = String(await intentFrom(newAddress()));
    for (let card = 0; card < 4; card++) {
      expect(stripe.intent(id).status).not.toBe('canceled');
      stripe.pay(id, 'pm_card_authenticationRequired', { authenticate: 'fail' });
      await deliver(id);
    }
    expect(stripe.intent(id).status).toBe('canceled');
  });
});

describe('patients on one network', () => {
  test('pay while others’ cards are refused: three on a clinic’s own Wi-Fi don’t keep out the fourth', async () => {
    for (const address of ['198.51.100.7', newAddress()]) {
      for (let patient = 0; patient < 3; patient++) {
        const id = String(await intentFrom(address));
        tryCard(id);
        await deliver(id);
      }
      await paysFrom(address);
    }
  });

  test('keep the payment on which one card was refused, though others test cards there', async () => {
    const address = newAddress();
    const own = String(await intentFrom(address));
    tryCard(own);
    await deliver(own);
    await testCards(
      () => address,
      12,
      async (id) => (id === own ? undefined : deliver(id)),
    );
    expect((await beginFrom(address)).status).toBe(429);
    expect(tryCard(own, 'pm_card_visa')).toBe(true);
    expect((await system.confirm(own)).body.payment.status).toBe('succeeded');
  });
});

test('failed cards count once, however often they are read, and whatever the order of events', async () => {
  const address = newAddress();
  const ids = [String(await intentFrom(address)), String(await intentFrom(address))];
  for (const id of ids) for (let card = 0; card < 3; card++) tryCard(id);
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
  const counted = (await system.all('Limits'))
    .filter(({ key }) => key.startsWith('failed-cards#'))
    .map(({ members }) => members.size);
  const stored = await Promise.all(ids.map(async (id) => (await system.stored(id))?.failedCharges));
  expect(stored).toEqual([3, 3]);
  expect(counted).toContain(6);
  expect(await intentFrom(address)).toBeDefined();
});

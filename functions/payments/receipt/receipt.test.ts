import { describe, expect, test } from 'vitest';
import { billBody, cartBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { tampered } from '#infra/testing/tampered.ts';
import { dayMs } from '#shared/time/durations.ts';

const system = await openPaymentSystem({ limits: { LIMIT_RECEIPTS_PER_DAY: 30 } });
const { stripe } = system;
const { receiptToken } = await import('./receipt-token.ts');
const { writeToken } = await import('#functions/platform/tokens.ts');

function open(id: string, token?: string, sourceIp = '203.0.113.1') {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return system.call('GET /api/payments/{id}/receipt', { params: { id }, headers, sourceIp });
}

async function linkOf(id: string): Promise<string> {
  const { paidAt = '' } = (await system.stored(id)) ?? {};
  return receiptToken({ id, paidAt });
}

async function shown(id: string) {
  return (await open(id, await linkOf(id))).body.receipt;
}

const visit = { serviceDate: '2026-11-03', description: 'Visit of November 3' };

describe('a receipt', () => {
  test('of a bill says who paid what for which day, when and with which card', async () => {
    const body = billBody({}, visit);
    const id = await system.paid(body);
    const { paidAt } = (await system.stored(id)) ?? {};
    expect(await shown(id)).toEqual({
      id,
      source: 'bill-pay',
      patientName: 'Dana Ortega',
      patientEmail: body.metadata.patientEmail,
      accountNumber: 'AC-778120',
      description: 'Visit of November 3',
      lines: [],
      amount: 123.45,
      refunds: [],
      paidAt,
      serviceDate: '2026-11-03',
      card: { brand: 'visa', last4: '4242' },
    });
  });

  test('of an order has each test under its own name, in the list of payments too', async () => {
    const { id } = await system.begun(cartBody());
    stripe.pay(id, '378282246310005');
    await system.confirm(id);
    expect(await shown(id)).toMatchObject({
      lines: [
        { name: 'CBC', amount: 30 },
        { name: 'CMP', amount: 30 },
      ],
      amount: 60,
      card: { brand: 'amex', last4: '0005' },
    });
    expect(await system.shown(id)).toMatchObject({
      description: 'CBC, CMP',
      card: { brand: 'amex', last4: '0005' },
    });
  });

  test('names the card that paid, not one that was declined before', async () => {
    const { id } = await system.begun();
    stripe.pay(id, 'pm_card_chargeDeclined');
    await system.confirm(id);
    expect(await system.stored(id)).not.toHaveProperty('card');
    stripe.pay(id, '5555555555554444');
    await system.confirm(id);
    expect((await shown(id)).card).toEqual({ brand: 'mastercard', last4: '4444' });
  });

  test('shows the refunds made since, but none that came back', async () => {
    const id = await system.paid(billBody());
    await system.refund(id, { amount: 1000, reason: 'Paid twice' });
    stripe.failRefund(id);
    await system.deliverAll(id);
    await system.refund(id, { amount: 2345, reason: 'Paid twice' });
    expect((await shown(id)).refunds).toEqual([{ amount: 23.45, createdAt: expect.any(String) }]);
  });

  test('is there for the browser that paid, once it is paid', async () => {
    const { id, clientSecret } = await system.begun();
    expect((await open(id, clientSecret)).problem.code).toBe('conflict');
    stripe.pay(id);
    await system.confirm(id);
    expect((await open(id, clientSecret)).body.receipt.id).toBe(id);
  });
});

describe('the link of a receipt', () => {
  test('lasts for two years', async () => {
    const id = await system.paid();
    const token = await linkOf(id);
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const days = (exp * 1000 - Date.now()) / dayMs;
    expect(Math.round(days)).toBe(731);
  });

  test('gets the same answer whatever is wrong with it', async () => {
    const [id, other] = [await system.paid(), await system.paid()];
    const gone = await system.paid();
    const token = await linkOf(id);
    const refused = [
      await open(id),
      await open(id, 'x'),
      await open(id, await linkOf(other)),
      await open(id, await writeToken('receipt', id, new Date(Date.now() - 1000))),
      await open(id, await writeToken('manage', id, new Date(Date.now() + dayMs))),
      await open(id, tampered(token)),
      await open(id, token.replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString('base64url'))),
      await open(id, `${id}_secret_${'x'.repeat(25)}`),
      await open('pi_00000000unknown', token),
      await open(
        'pi_00000000unknown',
        await writeToken('receipt', 'pi_00000000unknown', new Date(Date.now() + dayMs)),
      ),
      await open('no_payment', token),
    ];
    const link = await linkOf(gone);
    await system.remove(gone);
    refused.push(await open(gone, link));
    const answers = refused.map(({ status, problem }) => ({ status, problem }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('opens nothing but its receipt', async () => {
    const id = await system.paid();
    const headers = { authorization: `Bearer ${await linkOf(id)}` };
    const answers = [
      await system.call('GET /api/appointments/mine', { headers }),
      await system.call('GET /api/payments/{id}', { params: { id }, headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  test('can be opened only so often by one client', async () => {
    const id = await system.paid();
    const token = await linkOf(id);
    const statuses: number[] = [];
    for (let time = 0; time < 31; time++) statuses.push((await open(id, token, '203.0.113.9')).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    expect((await open(id, token, '203.0.113.10')).status).toBe(200);
  });
});

describe('the day of a visit', () => {
  const dated = (serviceDate: string) => system.begin(billBody({}, { serviceDate }));

  test.each([
    ['2026-11-24', 'Choose today or an earlier date'],
    ['2016-11-20', 'Choose a date in the last 10 years'],
    ['2026-02-30', 'Enter the date as month, day and year'],
    ['', 'Enter the date as month, day and year'],
  ])('%s is refused at its field', async (serviceDate, message) => {
    const { status, problem } = await dated(serviceDate);
    expect([status, problem.fields]).toEqual([422, { 'metadata.serviceDate': message }]);
  });

  test('a date of birth in the future is refused at its field', async () => {
    const { status, problem } = await system.begin(billBody({}, { dob: '2030-01-01' }));
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['metadata.dob']]);
  });

  test('may be today, in clinic time', async () => {
    expect((await dated('2026-11-23')).status).toBe(200);
  });

  test('is not stored with an order', async () => {
    const cart = cartBody();
    const id = await system.paid({ ...cart, metadata: { ...cart.metadata, serviceDate: '2026-11-03' } });
    expect(await system.stored(id)).not.toHaveProperty('serviceDate');
  });
});

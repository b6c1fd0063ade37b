import { describe, expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';

const system = await openPaymentSystem();
const claims = adminClaims();

const get = (id: string) => system.call('GET /api/payments/{id}', { params: { id }, claims });

describe('one payment, for an admin', () => {
  test('is as the list has it, with the version of its last change', async () => {
    const id = await system.paid();
    expect((await get(id)).body.payment).toEqual(await system.shown(id));
    const changed = await system.setStatus(id, { status: 'failed', version: 2 });
    expect((await get(id)).body).toEqual(changed.body);
    expect(changed.body.payment.version).toBe(3);
  });

  test.each(['pi_unknown000', 'key#1', 'nothing'])('is not found under %s', async (id) => {
    expect((await get(id)).status).toBe(404);
  });

  test('is not found once it was deleted', async () => {
    const id = await system.paid();
    await system.remove(id);
    expect((await get(id)).status).toBe(404);
  });
});

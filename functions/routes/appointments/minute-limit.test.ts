import { expect, test } from 'vitest';
import { bookingBody, slotsOn } from '#infra/testing/bookings.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';

const system = await openTestSystem({ limits: { LIMIT_BOOKINGS_PER_MINUTE: 20 } });

test('a network address has a limited number of bookings a minute, and gets a retry time', async () => {
  const answers = await Promise.all(
    slotsOn('2026-12-03')
      .slice(0, 45)
      .map(({ locationId, ...when }) =>
        system.call('POST /api/appointments', {
          body: bookingBody({ location: { id: locationId }, ...when }),
        }),
      ),
  );
  const booked = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 429);
  expect(booked.length + refused.length).toBe(45);
  // Twice the limit at most, should a minute end in the middle of it.
  expect(booked.length).toBeLessThanOrEqual(40);
  expect(refused.length).toBeGreaterThanOrEqual(5);
  for (const { headers } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  }
});

test('another address is not held up by it', async () => {
  const body = bookingBody({ date: '2026-12-04' });
  const { status } = await system.call('POST /api/appointments', { body, sourceIp: '203.0.113.9' });
  expect(status).toBe(201);
});

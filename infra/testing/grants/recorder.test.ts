import { afterAll, expect, inject, test } from 'vitest';
import { bookingBody, freshDay } from '#infra/testing/bookings.ts';
import { createTestSystem } from '#infra/testing/system.ts';
import { recordedCalls } from './recorder.ts';

const [engine] = inject('engines');
if (!engine) throw new Error('no engine is running');
const system = await createTestSystem(engine);
afterAll(system.stop);

function callsOf(handler: string): string[] {
  const ours = recordedCalls().filter((call) => call.testFile === import.meta.filename);
  return ours
    .filter((call) => call.handler === handler)
    .map(({ action, resource }) => `${action} ${resource}`)
    .toSorted();
}

test('calls are recorded as those of the function that makes them, even when several run at once', async () => {
  const date = freshDay();
  const body = bookingBody({ date });
  const [booked] = await Promise.all([
    system.call('POST /api/appointments', { body }),
    system.call('GET /api/availability', { query: { locationId: '1', date } }),
    system.call('GET /api/appointments/stats', { claims: system.adminClaims() }),
  ]);
  expect(booked.status).toBe(201);
  const proof = 'secretsmanager:GetSecretValue secret:ORIGIN_PROOF_SECRET';
  expect(callsOf('availability/get')).toEqual(['dynamodb:Query table:SLOTS_TABLE', proof]);
  expect(callsOf('appointments/stats')).toEqual(['dynamodb:Query table:STATS_TABLE', proof]);
  expect(callsOf('appointments/create')).toEqual(
    expect.arrayContaining(['dynamodb:PutItem table:SLOTS_TABLE', 'dynamodb:UpdateItem table:STATS_TABLE']),
  );
});

test('a secret is recorded for each function that uses it, although this process reads it once', async () => {
  const params = { confirmationNumber: 'UC000000000000' };
  await system.call('GET /api/appointments/{confirmationNumber}', { params });
  await system.call('GET /api/appointments/mine');
  const headers = { authorization: 'Bearer x' };
  await system.call('GET /api/appointments/{confirmationNumber}', { params, headers });
  for (const handler of ['appointments/create', 'appointments/get'])
    expect(callsOf(handler)).toContain('secretsmanager:GetSecretValue secret:SIGNING_KEYS_SECRET');
});

test('what a test does to the tables itself is nobody’s call', async () => {
  await system.all('Slots');
  const scans = recordedCalls().filter(({ action }) => action === 'dynamodb:Scan');
  expect(scans).toEqual([]);
});

test('the parts of a job that a test calls are recorded as the job’s', async () => {
  const { queueReminders } = await import('#functions/jobs/queue-reminders.ts');
  await queueReminders(new Date());
  expect(callsOf('jobs/queue-reminders')).toContain('dynamodb:Query index:APPOINTMENTS_TABLE/byVisitMonth');
});

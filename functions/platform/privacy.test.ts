import { expect, test } from 'vitest';
import { adminClaims } from '#infra/testing/events.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { describeError } from './log.ts';

const system = await openTestSystem();
const marker = 'Zyxmarker';
const personal = {
  firstName: `${marker}First`,
  lastName: `${marker}Last`,
  email: `${marker}@example.com`,
  insuranceNumber: `${marker}-99`,
  insuranceProvider: `${marker} Health`,
  reason: `${marker} fever`,
};

const written = keptLog();

test('neither what a patient typed nor the name of staff ever reaches the log, whatever goes wrong', async () => {
  const book = (changes: object) =>
    system.call('POST /api/appointments', { body: bookingBody({ ...personal, ...changes }) });
  await book({});
  await book({});
  await book({ dob: `${marker}` });
  await book({ confirmationNumber: marker });
  await system.call('POST /api/appointments', {
    rawBody: `{"firstName": ${marker}`,
    headers: { 'content-type': 'application/json' },
  });
  for (const fault of ['timeout-before', 'crash-before', 'crash-after'] as const) {
    await withFault(
      fault,
      () => true,
      () => book({ time: '10:45' }),
    );
  }
  const claims = adminClaims({ email: personal.email, username: marker });
  await withFault(
    'crash-before',
    () => true,
    () => system.call('GET /api/appointments', { claims }),
  );
  await system.call('GET /api/appointments', { query: { cursor: marker }, claims });
  await system.call('POST /api/admin/appointments/search', { body: { q: marker, cursor: marker }, claims });
  expect(written.some((line) => line.includes('"request-failed"'))).toBe(true);
  expect(written.join('')).not.toContain(marker);
});

test('the description of an error leaves out what it quotes', () => {
  const description = describeError(new SyntaxError(`Unexpected token in "${marker}"`));
  expect(description.error).toBe('SyntaxError');
  expect(description.frames).toContain('privacy.test.ts');
  expect(JSON.stringify(description)).not.toContain(marker);
});

import { afterAll, expect, test } from 'vitest';
import { withFault } from '#infra/testing/faults/faults.ts';
import { openHttpSystem } from '#infra/testing/http-system.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { bookingBody } from '#infra/testing/records/bookings.ts';
import { problemOf } from '#web/lib/api/api-problem.ts';

const written = keptLog();
const system = await openHttpSystem();
afterAll(system.stop);

async function ask(method: string, path: string, body?: object) {
  const response = await fetch(system.origin + path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    gatewayId: response.headers.get('apigw-requestid'),
    problem: (await response.json()) as { code: string; detail: string; reference?: string },
  };
}

/** The log lines with this value, without metric lines. */
const linesWith = (field: string, value: unknown) =>
  written.map((line) => JSON.parse(line)).filter((line) => line[field] === value && 'message' in line);

test('the number on the screen finds the lines of that request, and no others', async () => {
  const { result: failed } = await withFault(
    'crash-before',
    ({ service }) => service === 'dynamodb',
    () =>
      Promise.all([
        ask('GET', '/api/availability'),
        ask('POST', '/api/appointments', bookingBody()),
        ask('GET', '/api/openings'),
      ]),
  );
  expect(failed.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(new Set(failed.map(({ problem }) => problem.reference)).size).toBe(3);
  for (const [index, handler] of [
    'availability/get',
    'appointments/create',
    'availability/list-openings',
  ].entries()) {
    const { status, gatewayId, problem } = failed[index] as Awaited<ReturnType<typeof ask>>;
    const shown = /mention this number: (\d{3}-\d{3}-\d{3})\./.exec(problemOf(status, problem).detail)?.[1];
    expect(shown).toBe(problem.reference);
    const lines = linesWith('reference', shown);
    expect(lines).toEqual([
      expect.objectContaining({ message: 'request-failed', route: handler, requestId: gatewayId }),
    ]);
    expect(linesWith('requestId', gatewayId)).toEqual(lines);
  }
});

test('a mistake of the visitor carries no number', async () => {
  const { status, problem } = await ask('POST', '/api/appointments', { ...bookingBody(), dob: 'tomorrow' });
  expect([status, problem.code, problem.reference]).toEqual([422, 'invalid', undefined]);
});

import { describe, expect, test } from 'vitest';
import { contractOf, routeIds } from '#shared/contract/routes.ts';
import { impliedCodes, problemCodesOf } from './problem-codes.ts';

test('a public route without parameters or a body can only be called around CloudFront, be throttled or fail', () => {
  expect(problemCodesOf(contractOf('GET /api/health'))).toEqual(['malformed', 'too-many', 'internal']);
});

test('an admin route with parameters and a body adds the codes of each, in the order of the table', () => {
  expect(problemCodesOf(contractOf('PUT /api/appointments/{confirmationNumber}/status'))).toEqual([
    'malformed',
    'unauthenticated',
    'forbidden',
    'not-found',
    'conflict',
    'slot-taken',
    'stale-version',
    'too-large',
    'unsupported-media-type',
    'invalid',
    'too-many',
    'internal',
  ]);
});

describe.each(routeIds)('%s', (id) => {
  const { problems, current } = contractOf(id);

  test('lists each code once, and an implied one only for a limit of its own', () => {
    expect(new Set(problems).size).toBe(problems.length);
    const repeated = problems.filter((code) => impliedCodes(contractOf(id)).has(code));
    expect(repeated.filter((code) => code !== 'too-many')).toEqual([]);
  });

  test('has a schema for `current` only when it may answer `stale-version`', () => {
    expect(current && !problems.includes('stale-version')).toBeFalsy();
  });
});

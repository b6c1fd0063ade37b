import { expect, it } from 'vitest';
import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';
import { lookupFailure } from './lookup-notices.tsx';

function tooMany(wait?: number) {
  return new ApiProblem({ code: 'too-many', status: 429, detail: 'Too many.' }, wait);
}

it.each([
  [tooMany(), /^Too many\.$/],
  [tooMany(5), /^Too many\. You can try again in a minute\.$/],
  [tooMany(61), /in 2 minutes\./],
  [tooMany(89 * 60), /in 89 minutes\./],
  [tooMany(5 * 3600), /in about 5 hours\./],
  [new ApiProblem({ code: 'internal', status: 500, detail: 'Something broke.' }), /^Something broke\.$/],
  [new NetworkFailure('timeout'), /If it still doesn’t work, request a new one\.$/],
])('says what to do: %s', (error, text) => {
  expect(lookupFailure(error, 'code').notice?.text).toMatch(text);
});

it('puts a message where its field is, and only there', () => {
  const refused = { code: 'invalid', status: 422, detail: 'Check it.', fields: { code: 'Wrong.' } } as const;
  expect(lookupFailure(new ApiProblem(refused), 'code')).toEqual({ atField: 'Wrong.' });
  expect(lookupFailure(new ApiProblem(refused), 'email').notice?.text).toMatch(/^Check it\.$/);
  expect(lookupFailure(null, 'email')).toEqual({});
});

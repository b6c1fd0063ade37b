import { afterEach, expect, test, vi } from 'vitest';
import { env, envNumber } from './env.ts';

const name = 'LIMIT_OF_A_TEST';
afterEach(() => vi.unstubAllEnvs());

test.each([undefined, ''])('a variable that is %j stops the start, and is named', (value) => {
  vi.stubEnv(name, value);
  for (const read of [env, envNumber]) {
    expect(() => read(name)).toThrow(`the environment variable ${name} is missing`);
  }
});

test('a number is whole, and 0 or more', () => {
  vi.stubEnv(name, '20');
  expect(envNumber(name)).toBe(20);
  for (const value of ['-1', '1.5', 'many']) {
    vi.stubEnv(name, value);
    expect(() => envNumber(name), value).toThrow(`${name} must be a whole number`);
  }
});

import { afterEach, beforeEach, expect } from 'vitest';

// React and the browser report broken pages on the console, which tests would otherwise ignore.
// Not a vitest mock, because a test that restores its mocks would remove it.
const { error } = console;
let reported: unknown[][] = [];

beforeEach(() => {
  reported = [];
  console.error = (...words: unknown[]) => {
    reported.push(words);
  };
});

afterEach(() => {
  console.error = error;
  expect(reported).toEqual([]);
});

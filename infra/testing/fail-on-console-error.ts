import { afterEach, beforeEach, expect } from 'vitest';

// React and the browser report broken pages on the console; a test that does not look would pass all the same.
// Not a vitest mock: a test that restores its own mocks would take this one away.
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

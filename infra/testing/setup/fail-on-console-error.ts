import { afterEach, beforeEach, expect } from 'vitest';

// Fails tests on console errors, with which React and the browser report broken pages. This isn't a Vitest mock,
// because a test that restores its mocks would remove it.
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

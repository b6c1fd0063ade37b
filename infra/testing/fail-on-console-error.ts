import { afterEach, beforeEach, expect, vi } from 'vitest';

// React and the browser report broken pages on the console; a test that does not look would pass all the same.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.mocked(console.error).mockRestore();
});

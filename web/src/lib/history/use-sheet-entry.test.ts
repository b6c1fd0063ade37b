// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { followAddress, useSheetEntry } from './use-sheet-entry.ts';

test('a screen that follows a replaced address at once keeps its entry when the dialog closes', async () => {
  window.history.replaceState({ key: 'times' }, '', '#/times');
  const dialog = renderHook(() => useSheetEntry('dialog', true, () => {}));
  await vi.waitFor(() => expect(window.history.state).toEqual({ key: 'times', sheets: ['dialog'] }));

  // On a slow phone, React reports the replaced address after the router has opened the next screen.
  window.history.replaceState({ key: 'second time' }, '', '#/times?time=9:30');
  window.history.pushState({ key: 'booked' }, '', '#/booked');
  followAddress({ isReplaced: true, key: 'second time' });
  dialog.unmount();
  followAddress({ isReplaced: false, key: 'booked' });
  await Promise.resolve();

  expect(window.history.state).toEqual({ key: 'booked' });
});

// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { followAddress, useSheetEntry } from './use-sheet-entry.ts';

test('a screen that follows a replaced address at once keeps its entry when the dialog closes', async () => {
  window.history.replaceState({ key: 'times' }, '', '#/times');
  const dialog = renderHook(() => useSheetEntry('dialog', true, () => {}));
  await vi.waitFor(() => expect(window.history.state).toEqual({ key: 'times', sheets: ['dialog'] }));

  // On a slow phone, React reports the replaced URL after the router has opened the next screen.
  window.history.replaceState({ key: 'second time' }, '', '#/times?time=9:30');
  window.history.pushState({ key: 'booked' }, '', '#/booked');
  dialog.unmount();
  followAddress();
  await Promise.resolve();

  expect(window.history.state).toEqual({ key: 'booked' });
});

test('a link that is followed before the step back from a closed dialog takes effect leads to its screen', async () => {
  window.history.replaceState({ key: 'times' }, '', '#/times');
  const dialog = renderHook(() => useSheetEntry('dialog', true, () => {}));
  await vi.waitFor(() => expect(window.history.state).toEqual({ key: 'times', sheets: ['dialog'] }));
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  dialog.unmount();
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith(-1));
  go.mockRestore();

  // The visitor follows a link, as the browser reports it, before the step back takes effect.
  const told = vi.fn();
  window.addEventListener('popstate', told);
  Object.getPrototypeOf(window.history).pushState.call(window.history, null, '', '#/services');
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.history.go(-2);

  expect(window.location.hash).toBe('#/services');
  expect(told).toHaveBeenCalledTimes(1);
});

test('a screen that replaces the address first thing after a reload beneath a dialog stays', async () => {
  window.history.replaceState({ key: 'times' }, '', '#/times');
  window.history.pushState({ key: 'times', sheets: ['dialog'] }, '');
  vi.resetModules();
  const reloaded = await import('./use-sheet-entry.ts');

  window.history.replaceState({ key: 'booked' }, '', '#/booked');
  reloaded.followAddress();

  expect(window.location.hash).toBe('#/booked');
  expect(window.history.state).toEqual({ key: 'booked' });
});

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { FailureScreen } from './failure-screen.tsx';

it.each([
  ['offline, it reloads as soon as there is a connection', false, 1, /You’re offline\. We’ll reload/],
  ['online, it has another cause and waits for the visitor', true, 0, /Reloading usually helps/],
])('%s', (_, onLine, reloads, lead) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  reload.mockClear();
  const { unmount } = render(
    <MemoryRouter>
      <FailureScreen />
    </MemoryRouter>,
  );
  expect(screen.getByText(lead)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(reloads);
  unmount();
});

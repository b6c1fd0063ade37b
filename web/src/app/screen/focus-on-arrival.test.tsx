// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { freshToasts, toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import { FocusOnArrival } from './focus-on-arrival.tsx';

afterEach(cleanup);
freshToasts();

/** Ends the loading of the screen that is shown. */
let endLoading = () => {};

function LoadingScreen() {
  const [isLoaded, setLoaded] = useState(false);
  endLoading = () => setLoaded(true);
  return isLoaded ? <h1 tabIndex={-1}>Your visit</h1> : <a href="#/help">Loading</a>;
}

/**
 * Arrives at a screen that is still loading, from another one.
 * @param leave what the visitor does before they arrive
 */
async function arriveAtLoadingScreen(leave = () => {}) {
  const layout = (
    <main tabIndex={-1}>
      <Outlet />
      <FocusOnArrival />
    </main>
  );
  const router = createMemoryRouter([
    {
      element: layout,
      children: [
        { path: '/', element: <h1 tabIndex={-1}>Before</h1> },
        { path: '/visit', element: <LoadingScreen /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  leave();
  await act(() => router.navigate('/visit'));
}

test('the heading of a screen that was still loading gets the focus once it is there', async () => {
  await arriveAtLoadingScreen();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(endLoading);
  const heading = screen.getByRole('heading', { name: 'Your visit' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a visitor who has moved the focus while a screen was loading keeps it', async () => {
  await arriveAtLoadingScreen();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  act(endLoading);
  await screen.findByRole('heading', { name: 'Your visit' });
  // Waits until the MutationObserver has been called.
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(field);
  field.remove();
});

test('a message doesn’t follow the visitor to the next screen, unless it is about what led there, or an error', async () => {
  await arriveAtLoadingScreen(() => {
    showToast('Added to the cart.', { tone: 'success' });
    showToast('The chat didn’t load.', { tone: 'error' });
    window.dispatchEvent(new Event('pointerdown'));
    showToast('Your visit is now at 9:30 AM.', { tone: 'success' });
  });
  expect(toastTexts()).toEqual(['The chat didn’t load.', 'Your visit is now at 9:30 AM.']);
});

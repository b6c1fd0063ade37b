import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { resetStores } from '#web/lib/store.ts';
import { freshToasts } from '#web/ui/toasts/toasts.harness.ts';

export const user = userEvent.setup();

export function show(what: ReactNode) {
  return render(<MemoryRouter>{what}</MemoryRouter>);
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const link = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name });
export const press = (name: string | RegExp) => user.click(button(name));

/** The card or row of one lab test. */
export function about(title: string) {
  return within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);
}

export const inDialog = () => within(screen.getByRole('dialog'));

/** Each test starts with an empty cart and no toasts. */
export function startFresh() {
  freshToasts();
  afterEach(() => {
    cleanup();
    localStorage.clear();
    resetStores();
  });
}

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { enterText } from '#web/lib/enter-text.harness.ts';
import { resetStores } from '#web/lib/store.ts';
import { monthOf } from '#web/ui/forms/birth-date.harness.ts';
import { FakePayments } from './fake-payments.harness.ts';

export const user = userEvent.setup();

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const press = (name: string | RegExp) => user.click(button(name));
export const field = (label: string) =>
  label === 'Date of Birth'
    ? monthOf(label)
    : screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

export async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await enterText(user, field(label), value);
  }
}

export function show(what: ReactNode) {
  return render(<MemoryRouter>{what}</MemoryRouter>);
}

/** The messages that a visitor sees: alerts, and errors at fields. Frames of card fields are alerts without a text. */
export function messages(): string[] {
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  const invalid = [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);
  const atFields = invalid.map((id) => document.getElementById(`${id}-error`)?.textContent ?? '');
  return [...alerts, ...atFields].filter((text) => text !== '');
}

/** The text of the only message. Fails if there are several, or none. */
export function onlyMessage(): Promise<string> {
  return waitFor(
    () => {
      const [message, ...more] = messages();
      if (message !== undefined && more.length === 0) return message;
      throw new Error(`not one message: ${JSON.stringify(messages())}`);
    },
    { timeout: 5_000 },
  );
}

/** Brings the network back, after which the page checks again right away. */
export const backOnline = () => act(async () => window.dispatchEvent(new Event('online')));

export const inCard = (type: string) => screen.findByLabelText(`provider ${type}`);

export async function typeCard(type: string, text = '4242') {
  const input = await inCard(type);
  await user.clear(input);
  await user.type(input, text);
}

export const typeZip = (zip = '89101') => fill({ 'Billing ZIP Code': zip });

/** Each test starts with a new server, a new Stripe and an empty browser. */
export function freshPayments(): () => FakePayments {
  let payments = new FakePayments();
  beforeEach(() => {
    payments = new FakePayments();
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => payments.answer(url, init));
    // The page calls `Stripe` once for all tests, so the object delegates to the Stripe of the current test.
    vi.stubGlobal('Stripe', () => delegate(() => payments.stripe()));
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    resetStores();
    vi.unstubAllGlobals();
  });
  return () => payments;
}

function delegate(current: () => ReturnType<FakePayments['stripe']>) {
  return {
    elements: (options: object) => current().elements(options),
    createToken() {},
    createPaymentMethod: (data: unknown) => current().createPaymentMethod(data),
    confirmCardPayment: (secret: string, data: unknown) => current().confirmCardPayment(secret, data),
    confirmPayment: (data: Parameters<ReturnType<FakePayments['stripe']>['confirmPayment']>[0]) =>
      current().confirmPayment(data),
  };
}

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { fetchSeam, json, loseNetwork, problem } from '#web/lib/api/server.harness.ts';

export const user = userEvent.setup();

export const serverMessage = 'If any visits are booked with this email address, a code is on its way.';
export const first = { confirmationNumber: 'UC111111AAAAAA', email: 'ana@example.com' };
export const second = { confirmationNumber: 'UC222222BBBBBB', email: 'ana@example.com' };

/** The answers of the API, each for one request. */
export const answer = {
  sent: (requestId = 'first') =>
    fetchSeam.mockResolvedValueOnce(json(202, { message: serverMessage, requestId })),
  opened: () =>
    fetchSeam.mockResolvedValueOnce(
      json(200, { token: 'proof', email: 'ana@example.com', appointments: [first], nextCursor: null }),
    ),
  ended: () => fetchSeam.mockResolvedValueOnce(new Response(null, { status: 204 })),
  mine: (...appointments: unknown[]) =>
    fetchSeam.mockResolvedValueOnce(json(200, { appointments, nextCursor: null })),
  lost: loseNetwork,
  problem: (...what: Parameters<typeof problem>) => fetchSeam.mockResolvedValueOnce(problem(...what)),
};

/** Stores a session, as an earlier page of this tab would have. */
export function keep(lastsMs: number, token = 'proof') {
  const endsAt = new Date(Date.now() + lastsMs).toISOString();
  const session = { email: 'ana@example.com', token, endsAt, savedAt: Date.now() };
  sessionStorage.setItem('lookup', JSON.stringify(session));
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const emailField = () => screen.getByLabelText<HTMLInputElement>('Email used for the booking');
export const codeField = () => screen.getByLabelText<HTMLInputElement>('Six-digit code');
export const title = () => screen.getByRole('heading', { name: 'Bookings for ana@example.com' });

/** Reloads the page: its memory is empty, and the tab's storage is kept. */
export async function load() {
  cleanup();
  vi.resetModules();
  const { FindByCode } = await import('./find-by-code.tsx');
  const { LookupBanner } = await import('./lookup-banner.tsx');
  const { useLookupAppointments } = await import('./use-lookup-appointments.ts');
  const { useLookupSession } = await import('#web/domain/lookup/lookup-session.ts');
  const { QueryProvider } = await import('#web/lib/query/query-provider.tsx');

  function Bookings() {
    const { session } = useLookupSession();
    const { appointments = [], isPending, error } = useLookupAppointments(session);
    return (
      <p data-testid="bookings">
        {isPending && 'loading'} {error?.message}
        {appointments.map(({ confirmationNumber }) => confirmationNumber).join(' ')}
      </p>
    );
  }

  render(
    <QueryProvider>
      <LookupBanner />
      <FindByCode />
      <Bookings />
    </QueryProvider>,
  );
}

export const shown = () => screen.getByTestId('bookings').textContent?.trim();

export async function askForCode() {
  answer.sent();
  await user.type(emailField(), ' ana@example.com ');
  await user.click(button('Email me a code'));
  await screen.findByText(serverMessage);
}

export async function openSession() {
  await askForCode();
  answer.opened();
  await user.type(codeField(), '123456');
  await user.click(button('Show my bookings'));
  await screen.findByText('Bookings for ana@example.com');
}

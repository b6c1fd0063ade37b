import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';

export const fetchSeam = vi.fn<typeof fetch>();
export const user = userEvent.setup();

export const serverMessage = 'If visits are booked with this address, a code is on its way.';
export const first = { confirmationNumber: 'UC111111AAAAAA', email: 'ana@example.com' };
export const second = { confirmationNumber: 'UC222222BBBBBB', email: 'ana@example.com' };

function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** The answers of the API, each for one request. */
export const answer = {
  sent: () => fetchSeam.mockResolvedValueOnce(json(202, { message: serverMessage })),
  opened: () => fetchSeam.mockResolvedValueOnce(json(200, { token: 'proof', appointments: [first] })),
  mine: (...appointments: unknown[]) => fetchSeam.mockResolvedValueOnce(json(200, { appointments })),
  lost: () => fetchSeam.mockRejectedValueOnce(new TypeError('Failed to fetch')),
  problem: (status: number, code: string, more: { fields?: Record<string, string>; wait?: number } = {}) =>
    fetchSeam.mockResolvedValueOnce(
      json(
        status,
        { type: 'about:blank', title: 'x', status, code, detail: 'As the server says.', fields: more.fields },
        more.wait ? { 'retry-after': String(more.wait) } : {},
      ),
    ),
};

/** What the n-th request was. */
export function asked(call: number) {
  const [url, init] = fetchSeam.mock.calls[call] ?? [];
  const headers = init?.headers as Record<string, string>;
  return {
    route: `${init?.method} ${url}`,
    body: init?.body ? JSON.parse(String(init.body)) : undefined,
    token: headers?.authorization,
  };
}

/** A session kept by an earlier page of this tab. */
export function keep(lastsMs: number, token = 'proof') {
  const endsAt = new Date(Date.now() + lastsMs).toISOString();
  sessionStorage.setItem('lookup', JSON.stringify({ email: 'ana@example.com', token, endsAt }));
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const emailField = () => screen.getByLabelText<HTMLInputElement>('E-mail used for the booking');
export const codeField = () => screen.getByLabelText<HTMLInputElement>('Six-digit code');
export const title = () => screen.getByRole('heading', { name: 'Bookings of ana@example.com' });

/** Each test starts with an empty tab and an API that answers nothing yet. */
export function startAfresh() {
  beforeEach(() => {
    fetchSeam.mockReset();
    vi.stubGlobal('fetch', fetchSeam);
  });

  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
}

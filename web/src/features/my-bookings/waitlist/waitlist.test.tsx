// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { WaitlistEntry } from '#shared/waitlist/entry.ts';
import { tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import {
  bookedHere,
  button,
  show,
  startFresh,
  user,
} from '#web/features/my-bookings/my-bookings.harness.tsx';
import { answers, changes, json, loseNetwork, problem } from '#web/lib/api/server.harness.ts';
import { enterText } from '#web/lib/enter-text.harness.ts';
import { WaitlistScreen } from './waitlist-screen.tsx';

startFresh();

const id = 'AAAAAAAAAAAAAAAAAAAAAA';
const join = 'POST /api/waitlist';
const read = `GET /api/waitlist/${id}`;
const leave = `POST /api/waitlist/${id}/leave`;
const ask = 'Tell me if an earlier time opens';

function waits(entry: Partial<WaitlistEntry> = {}) {
  const full = {
    id,
    status: 'waiting',
    locationIds: ['1', '3'],
    until: tuesday,
    createdAt: '',
    email: 'm…@example.com',
  };
  answers.set(join, () => json(201, { id, token: 'of.the.reply' }));
  answers.set(read, () => json(200, { entry: { ...full, ...entry } }));
  answers.set(leave, () => new Response(null, { status: 204 }));
}

const dialog = () => within(screen.getByRole('dialog'));
const clinic = (name: string) => dialog().getByLabelText<HTMLInputElement>(name);
const until = () => dialog().getByLabelText<HTMLInputElement>(/Last day/);
const send = () => user.click(dialog().getByRole('button', { name: 'Tell me' }));
const stop = () => user.click(button('Stop telling me'));

/** The focused control has disappeared, so the element around its replacement must have the focus. */
const expectFocusAround = (said: HTMLElement) =>
  expect(document.activeElement).toBe(said.closest('[tabindex="-1"]'));

/** Opens the visit's own page, and there the dialog about earlier times. */
async function askedFrom(confirmationNumber: string) {
  show(`/appointment-confirmation/${confirmationNumber}`);
  await user.click(await screen.findByRole('button', { name: ask }));
  await screen.findByRole('dialog');
}

describe('a patient with a visit', () => {
  it('asks with one press, is told what happens next, and stops with one press', async () => {
    const { confirmationNumber } = bookedHere();
    waits({ status: 'unproven', confirmationNumber });
    await askedFrom(confirmationNumber);
    expect(clinic('Eastern / Flamingo').checked).toBe(true);
    expect(clinic('Craig / Ferrell').checked).toBe(false);
    expect([until().value, until().max]).toEqual([tuesday, tuesday]);
    expect(dialog().queryByLabelText('Email address')).toBeNull();
    await send();
    expectFocusAround(await dialog().findByText('One more step: check your email'));
    expect(changes()).toEqual([
      {
        route: join,
        query: {},
        body: {
          email: 'maya@example.com',
          locationIds: ['1'],
          until: tuesday,
          confirmationNumber,
          attempt: expect.stringMatching(/^[\w-]{22}$/),
        },
        token: `Bearer proof of ${confirmationNumber}`,
      },
    ]);
    await stop();
    expect(await dialog().findByText('You’re off the list')).toBeTruthy();
    expect(changes()[1]).toMatchObject({ route: leave, token: 'Bearer of.the.reply' });
    expect(screen.queryByRole('button', { name: 'Stop telling me' })).toBeNull();
  });

  it('can name other clinics, and finds what was asked after closing', async () => {
    const { confirmationNumber } = bookedHere();
    waits({ confirmationNumber });
    await askedFrom(confirmationNumber);
    await user.click(dialog().getByText('Other clinics'));
    await user.click(clinic('Craig / Ferrell'));
    await send();
    expect(await dialog().findByText('You’re on the list')).toBeTruthy();
    expect(changes()[0]?.body.locationIds).toEqual(['1', '3']);
    expect(screen.getByRole('dialog').textContent).toContain(
      'Your visit stays booked until you choose a new time.',
    );
    await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button(ask));
    expect(await dialog().findByText('You’re on the list')).toBeTruthy();
    expect(changes()).toHaveLength(1);
  });

  it('isn’t asked about a canceled visit', async () => {
    const { confirmationNumber } = bookedHere({ status: 'cancelled' });
    show(`/appointment-confirmation/${confirmationNumber}`);
    await screen.findByText('Maya Torres');
    expect(screen.queryByRole('button', { name: ask })).toBeNull();
  });

  it('has to choose a clinic, and a day up to the visit’s', async () => {
    const { confirmationNumber } = bookedHere();
    waits();
    await askedFrom(confirmationNumber);
    await user.click(clinic('Eastern / Flamingo'));
    await enterText(user, until(), '2026-11-25');
    await send();
    expect(await dialog().findByText('Choose a clinic')).toBeTruthy();
    expect(dialog().getByText('Choose a day up to the day of your visit')).toBeTruthy();
    expect(changes()).toEqual([]);
  });

  it('reads the server’s refusals, at the field where there is one', async () => {
    const { confirmationNumber } = bookedHere();
    await askedFrom(confirmationNumber);
    answers.set(join, () => problem(422, 'invalid', { fields: { until: 'That day has passed' } }));
    await send();
    expect(await dialog().findByText('That day has passed')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    answers.set(join, () =>
      problem(422, 'invalid', {
        detail: 'Open your visit from the link.',
        fields: { confirmationNumber: 'x' },
      }),
    );
    await send();
    expect((await dialog().findByRole('alert')).textContent).toContain('Open your visit from the link.');
    loseNetwork();
    await send();
    await waitFor(() => expect(dialog().getByRole('alert').textContent).toContain('check your connection'));
    waits();
    await send();
    expect(await dialog().findByText('You’re on the list')).toBeTruthy();
    // The shared attempt tells the server that it's the same request.
    expect(new Set(changes().map(({ body }) => body.attempt)).size).toBe(1);
  });
});

describe('the link of an email', () => {
  function Address() {
    const { pathname, search } = useLocation();
    return <output>{pathname + search}</output>;
  }

  function open(search = '?token=of.the.mail') {
    render(
      <MemoryRouter initialEntries={[`/waitlist/${id}${search}`]}>
        <Address />
        <Routes>
          <Route path="/waitlist/:id" element={<WaitlistScreen />} />
        </Routes>
      </MemoryRouter>,
    );
  }

  it('shows what is waited for, and ends it with one press, without leaving its token behind', async () => {
    waits({ confirmationNumber: 'UC000001AAAAAA' });
    open();
    expect(await screen.findByText('You’re on the list')).toBeTruthy();
    const page = document.body.textContent;
    expect(page).toContain('Eastern / Flamingo, Craig / Ferrell');
    expect(page).toContain('Tuesday, November 24, 2026');
    expect(page).toContain('Only times before your visit UC000001AAAAAA.');
    expect(page).not.toContain('of.the.mail');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    await stop();
    expectFocusAround(await screen.findByText('You’re off the list'));
    expect(changes()).toMatchObject([{ route: leave, token: 'Bearer of.the.mail' }]);
  });

  it('asks whether to stop when it is the link that stops, and ends it with one press', async () => {
    waits({ confirmationNumber: 'UC000001AAAAAA' });
    open('?token=of.the.mail&stop=1');
    expect(await screen.findByText('Should we stop telling you about earlier times?')).toBeTruthy();
    expect(screen.getByText(/won’t email m…@example.com .* Your visit stays booked/)).toBeTruthy();
    expect(screen.queryByText('You’re on the list')).toBeNull();
    expect(changes()).toEqual([]);
    await stop();
    expectFocusAround(await screen.findByText('You’re off the list'));
    expect(screen.queryByText(/Should we stop/)).toBeNull();
    expect(changes()).toMatchObject([{ route: leave, token: 'Bearer of.the.mail' }]);
  });

  it.each(['', '&stop=1'])('says so when it was ended before, by whichever link (%s)', async (asking) => {
    waits({ status: 'left', confirmationNumber: 'UC000001AAAAAA' });
    open(`?token=of.the.mail${asking}`);
    expect(await screen.findByText('You’re off the list')).toBeTruthy();
    expect(screen.queryByText(/on the list|Should we stop|Only times before/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says so when it was ended before', async () => {
    waits({ status: 'left' });
    open();
    expect(await screen.findByText('You’re off the list')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stop telling me' })).toBeNull();
  });

  it.each([
    ['an entry that is gone', '?token=a.b', 'This link doesn’t work anymore'],
    ['an incomplete link, or a page reloaded later', '', 'Open the link in your email'],
    ['a damaged link', '?token=%22', 'Open the link in your email'],
  ])('%s is told kindly', async (_, search, title) => {
    answers.set(read, () => problem(404, 'not-found'));
    open(search);
    expect(await screen.findByText(title)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('is told the same when it goes away before the press', async () => {
    waits();
    open();
    await screen.findByText('You’re on the list');
    answers.set(leave, () => problem(404, 'not-found'));
    await stop();
    expectFocusAround(await screen.findByText('This link doesn’t work anymore'));
  });

  it('can be tried again when nothing came back', async () => {
    waits();
    answers.set(read, () => problem(429, 'too-many', { detail: 'Too many requests at once.' }));
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Too many requests at once.');
    waits();
    answers.delete(leave);
    await user.click(button('Retry'));
    await screen.findByText('You’re on the list');
    await stop();
    expect((await screen.findByRole('alert')).textContent).toContain('That didn’t go through');
    waits();
    await stop();
    expect(await screen.findByText('You’re off the list')).toBeTruthy();
  });
});

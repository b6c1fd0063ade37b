// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, test } from 'vitest';
import { addOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { patientAppointment } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { button, startFresh, user } from '#web/features/my-bookings/my-bookings.harness.tsx';
import { answers, asked, changes, json, problem } from '#web/lib/api/server.harness.ts';
import { forgetVisitor } from '#web/lib/storage/forget.ts';
import { writeStored } from '#web/lib/storage/storage.ts';
import { estimate, visit } from './estimate.harness.ts';
import { EstimateScreen } from './estimate-screen.tsx';

startFresh();

const { confirmationNumber } = estimate;
const route = `GET /api/appointments/${confirmationNumber}/estimate`;
const request = `POST /api/appointments/${confirmationNumber}/estimate`;
const dueBy = '2026-11-27T01:00:00.000Z';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

function open(search = '?token=of.the.mail') {
  render(
    <MemoryRouter initialEntries={[`/estimate/${confirmationNumber}${search}`]}>
      <Address />
      <Routes>
        <Route path="/estimate/:confirmationNumber" element={<EstimateScreen />} />
      </Routes>
    </MemoryRouter>,
  );
}

const bookedHere = () => addOwnBooking({ confirmationNumber, manageToken: 'of.the.booking' });
const shown = () => screen.findByRole('region', { name: 'Good faith estimate' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const reopen = () => heading('Open your cost estimate from your email');
const none = () => heading('No cost estimate yet');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows the estimate of the link, whose token leaves the address bar', async () => {
  answers.set(route, () => json(200, { estimate, visit }));
  open();
  await shown();
  await heading('Your cost estimate');
  expect(asked).toMatchObject([{ route, token: 'Bearer of.the.mail' }]);
  expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe(`/estimate/${confirmationNumber}`);
  // This browser can't open the visit, so the link leads to My Bookings.
  expect(hrefOf('Find my visit')).toBe('/my-bookings');
  expect(document.body.innerHTML).not.toContain('of.the.mail');
});

it('shows it again after a reload, until it is forgotten', async () => {
  answers.set(route, () => json(200, { estimate, visit }));
  open();
  await shown();
  cleanup();
  open('');
  await shown();
  await act(async () => forgetVisitor());
  await reopen();
  expect(screen.queryByText('Maya Torres')).toBeNull();
  cleanup();
  open('');
  await reopen();
  expect(hrefOf('Find my visit')).toBe('/my-bookings');
});

it('after a second link, says that only the last one is kept', async () => {
  answers.set(route, () => json(200, { estimate, visit }));
  open();
  await shown();
  cleanup();
  writeStored('estimateLink', { id: 'UC0', token: 'of.another' });
  open('');
  await reopen();
  await screen.findByText(/we only keep the last estimate that you opened here, for 30 minutes/);
});

it('opens without a link where the visit was booked, and stores nothing more', async () => {
  bookedHere();
  answers.set(route, () => json(200, { estimate, visit }));
  open('');
  await shown();
  expect(asked).toMatchObject([{ route, token: 'Bearer of.the.booking' }]);
  expect(hrefOf('View my visit')).toBe(`/appointment-confirmation/${confirmationNumber}`);
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ['no token', '', 'Open your cost estimate from your email', 0],
  ['a damaged token', '?token=%22', 'Open your cost estimate from your email', 0],
  ['a token that is refused', '?token=x', 'This cost estimate link doesn’t work', 1],
])('a link with %s says how to go on, and keeps nothing', async (_, search, title, requests) => {
  answers.set(route, () => problem(401, 'unauthenticated'));
  open(search);
  await heading(title);
  expect(asked).toHaveLength(requests);
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ['has changed', { outdated: true }, /changed since this estimate$/],
  [
    'has changed, and a new one is due',
    { outdated: true, dueBy },
    /changed since this estimateWe’ll email you a new cost estimate by Thursday, November 26\.$/,
  ],
  [
    'has changed, and a new one is late',
    { outdated: true, dueBy: '2026-11-21T01:00:00.000Z' },
    /changed since this estimateYour cost estimate is taking longer/,
  ],
  ['was canceled', { status: 'cancelled' }, /^Your visit was canceled$/],
])('says on the page that its visit %s', async (_, changed, text) => {
  answers.set(route, () => json(200, { estimate, visit: { ...visit, ...changed } }));
  open();
  const page = await shown();
  await waitFor(() =>
    expect(page.querySelector('h2')?.closest('div')?.nextElementSibling?.textContent).toMatch(text),
  );
});

it('offers to ask for one that was not made, and says by when it comes', async () => {
  bookedHere();
  answers.set(route, () => problem(404, 'not-found'));
  open('');
  await none();
  answers.set(request, () =>
    json(202, { appointment: patientAppointment({ confirmationNumber, estimate: { dueBy } }) }),
  );
  await user.click(button('Ask for a cost estimate'));
  await screen.findByText('We’ll email your cost estimate by Thursday, November 26.');
  expect(changes()).toMatchObject([{ route: request, token: 'Bearer of.the.booking' }]);
});

it('shows the one that was made meanwhile, once asked for', async () => {
  bookedHere();
  answers.set(route, () => problem(404, 'not-found'));
  open('');
  await none();
  answers.set(route, () => json(200, { estimate, visit }));
  const made = { dueBy, sentAt: estimate.madeAt };
  answers.set(request, () =>
    json(202, { appointment: patientAppointment({ confirmationNumber, estimate: made }) }),
  );
  await user.click(button('Ask for a cost estimate'));
  await shown();
});

it('leads to where a visit can be found where a link can’t ask', async () => {
  answers.set(route, () => problem(404, 'not-found'));
  open();
  await none();
  expect(screen.queryByRole('button', { name: 'Ask for a cost estimate' })).toBeNull();
  expect(hrefOf('Find my visit')).toBe('/my-bookings');
});

it('offers to try again when no answer came', async () => {
  answers.set(route, () => problem(429, 'too-many', { detail: 'Please wait a minute.' }));
  open();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('We couldn’t load your cost estimatePlease wait a minute.');
  answers.set(route, () => json(200, { estimate, visit }));
  await user.click(button('Try again'));
  await shown();
});

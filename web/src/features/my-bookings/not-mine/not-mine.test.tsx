// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { answers, asked, askedAt, freshServer, json, problem } from '#web/lib/api/server.harness.ts';
import { NotMineScreen } from './not-mine-screen.tsx';

freshServer();

const user = userEvent.setup();
const number = 'UC000001AAAAAA';
const route = `POST /api/appointments/${number}/not-mine`;
const stop = () => screen.getByRole('button', { name: 'Stop these emails' });

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(search = '?token=of.the.mail') {
  render(
    <MemoryRouter initialEntries={[`/not-mine/${number}${search}`]}>
      <Address />
      <Routes>
        <Route path="/not-mine/:confirmationNumber" element={<NotMineScreen />} />
      </Routes>
    </MemoryRouter>,
  );
}

it('does nothing until its button is pressed, then says that the email has ended', async () => {
  answers.set(route, () => json(202, { message: 'x' }));
  open();
  const page = document.body.textContent;
  expect(page).toContain('the visit will stay booked');
  expect(page).not.toContain('of.the.mail');
  expect(asked).toEqual([]);
  await user.click(stop());
  const done = await screen.findByRole('heading', { name: 'Thanks for telling us' });
  expect(document.body.textContent).toContain('We won’t email you about this visit again.');
  expect(document.activeElement).toBe(done);
  expect(askedAt(0)).toMatchObject({ route, token: 'Bearer of.the.mail' });
  expect(asked).toHaveLength(1);
});

it('keeps nothing in the browser, and no token in the address bar', () => {
  open();
  expect(screen.getByRole('status').textContent).toBe(`/not-mine/${number}`);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it.each([
  ['an incomplete link', ''],
  ['a damaged link', '?token=%22'],
])('%s is told kindly', (_, search) => {
  open(search);
  expect(screen.getByRole('heading', { name: 'This link doesn’t work anymore' })).toBeTruthy();
});

it('says that a link has expired only once it was tried', async () => {
  answers.set(route, () => problem(401, 'unauthenticated'));
  open();
  await user.click(stop());
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work anymore' })).toBeTruthy();
});

it('offers to try again when no answer came', async () => {
  open();
  await user.click(stop());
  expect(await screen.findByRole('alert')).toBeTruthy();
  answers.set(route, () => json(202, { message: 'x' }));
  await user.click(stop());
  expect(await screen.findByText('We won’t email you about this visit again.')).toBeTruthy();
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { receipts } from '#infra/testing/records/receipts.ts';
import { answers, asked, askedAt, freshServer, json, problem } from '#web/lib/api/server.harness.ts';
import { forgetVisitor } from '#web/lib/storage/forget.ts';
import { ReceiptScreen } from './receipt-screen.tsx';

freshServer();

const receipt = receipts['bill-with-visit'];
const route = `GET /api/payments/${receipt.id}/receipt`;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(search = '?token=of.the.mail') {
  render(
    <MemoryRouter initialEntries={[`/receipt/${receipt.id}${search}`]}>
      <Address />
      <Routes>
        <Route path="/receipt/:id" element={<ReceiptScreen />} />
      </Routes>
    </MemoryRouter>,
  );
}

const shown = () => screen.findByText('Visit of June 3');
const reopen = () => screen.findByRole('heading', { name: 'Open your receipt from your email' });
const unusable = () => screen.findByRole('heading', { name: 'This receipt link doesn’t work' });

afterEach(cleanup);

it('shows the receipt of the link, whose token leaves the address bar', async () => {
  answers.set(route, () => json(200, { receipt }));
  open();
  await shown();
  expect(askedAt(0)).toMatchObject({ route, token: 'Bearer of.the.mail' });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(`/receipt/${receipt.id}`);
  expect(document.body.innerHTML).not.toContain('of.the.mail');
});

it('shows it again after a reload, until it is forgotten', async () => {
  answers.set(route, () => json(200, { receipt }));
  open();
  await shown();
  cleanup();
  open('');
  await shown();
  await act(async () => forgetVisitor());
  await reopen();
  expect(screen.queryByText('Visit of June 3')).toBeNull();
  cleanup();
  open('');
  await reopen();
});

it.each([
  ['no token', '', reopen, 0],
  ['a damaged token', '?token=%22', reopen, 0],
  ['a token that is refused', '?token=x', unusable, 1],
])('says kindly how to go on from a link with %s, and keeps nothing', async (_, search, kindly, requests) => {
  answers.set(route, () => problem(401, 'unauthenticated'));
  open(search);
  await kindly();
  expect(asked).toHaveLength(requests);
  expect(sessionStorage.length).toBe(0);
});

it('offers to try again when no answer came', async () => {
  open();
  await screen.findByText('We couldn’t load your receipt');
  answers.set(route, () => json(200, { receipt }));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }));
  await shown();
});

// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { LabOrder } from '#shared/lab-orders/lab-order.ts';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { answers, changes, problem } from '#web/lib/api/server.harness.ts';
import { LabOrders } from './lab-orders.tsx';

setUpAdmin();

const open: LabOrder = {
  number: 'K7RM4XDT',
  paymentId: 'pi_1',
  status: 'open',
  patientName: 'Maya Torres',
  dob: '1984-02-29',
  phone: '(702) 555-0101',
  email: 'maya@example.com',
  items: [
    { id: 'cbc', name: 'CBC' },
    { id: 'hiv', name: 'HIV', isRefunded: true },
  ],
  paidAt: '2026-11-24T07:30:00.000Z',
  version: 3,
};
const drawn: LabOrder = {
  ...open,
  status: 'drawn',
  drawnAt: '2026-11-24T22:30:00.000Z',
  drawnBy: 'desk',
  drawnAtClinicId: '3',
  version: 4,
};

let stored: LabOrder;

beforeEach(() => {
  stored = open;
  answers.set('GET /api/lab-orders', () =>
    Response.json({ orders: [stored], nextCursor: null, complete: true }),
  );
  answers.set('PUT /api/lab-orders/K7RM4XDT', ({ body }) => {
    stored = body.status === 'drawn' ? { ...drawn, drawnAtClinicId: body.clinicId } : { ...open, version: 5 };
    return Response.json({ order: stored });
  });
});

async function showOrders(route?: string) {
  renderView(<LabOrders />, route);
  return within(await screen.findByRole('row', { name: /Maya Torres/ }));
}

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

test('a row has the birth date, the phone, the number and the tests, refunded ones struck out', async () => {
  const row = await showOrders();
  row.getByText('Born Feb 29, 1984');
  expect(row.getByRole('link', { name: '(702) 555-0101' }).getAttribute('href')).toBe('tel:+17025550101');
  row.getByText('K7RM4XDT');
  row.getByText('Clinic not chosen');
  expect(row.getByText('HIV').tagName).toBe('S');
  expect(row.getByText('CBC').tagName).toBe('LI');
});

test('drawing takes two presses where the clinic is known, and undo takes it back', async () => {
  const row = await showOrders('/admin-bookings?view=lab-orders&clinic=3');
  await user.click(row.getByRole('button', { name: 'Mark drawn: Maya Torres’s order' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toMatch(/Maya Torres.*Born .* 1984.*K7RM4XDT.*CBC/);
  await press('Mark as drawn');
  await screen.findByText('Maya Torres’s order was drawn at Craig / Ferrell.');
  row.getByText('Craig / Ferrell, Nov 24, 2026, 2:30 PM');
  await press(/^Undo/);
  await screen.findByText('Undone. Maya Torres’s order is open again.');
  expect(changes().map(({ body }) => body)).toEqual([
    { status: 'drawn', clinicId: '3', version: 3 },
    { status: 'open', version: 4 },
  ]);
});

test('the desk’s own clinic is preselected, or else the order’s', async () => {
  stored = { ...open, clinicId: '5' };
  await showOrders();
  const preselected = async () => {
    await press(/^Mark drawn/);
    const { value } = within(screen.getByRole('dialog')).getByLabelText<HTMLSelectElement>('Clinic');
    await press('Cancel');
    return value;
  };
  expect(await preselected()).toBe('5');
  localStorage.setItem('deskClinic', '"2"');
  expect(await preselected()).toBe('2');
});

test('taking back a draw from the list replaces what the undo bar said', async () => {
  await showOrders('/admin-bookings?view=lab-orders&clinic=3');
  await press(/^Mark drawn/);
  await press('Mark as drawn');
  await screen.findByText('Maya Torres’s order was drawn at Craig / Ferrell.');
  await press('Not drawn: Maya Torres’s order');
  await screen.findByText('Maya Torres’s order is open again.');
  expect(screen.queryByText('Maya Torres’s order was drawn at Craig / Ferrell.')).toBeNull();
});

test.each([
  ['open', 'Maya Torres’s order is open again.'],
  ['closed', 'Maya Torres’s order isn’t marked as drawn anymore. It’s closed.'],
] as const)('taking back a draw can’t be undone, and says that the order is %s', async (status, text) => {
  stored = drawn;
  answers.set('PUT /api/lab-orders/K7RM4XDT', () =>
    Response.json({ order: { ...open, status, version: 5 } }),
  );
  await showOrders();
  await press('Not drawn: Maya Torres’s order');
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('without a known clinic, it asks for one', async () => {
  await showOrders();
  await press(/^Mark drawn/);
  await press('Mark as drawn');
  const clinic = screen.getByRole('dialog').querySelector('select');
  expect(clinic?.getAttribute('aria-invalid')).toBe('true');
  expect(changes()).toEqual([]);
  await user.selectOptions(clinic as Element, 'Eastern / Flamingo');
  await press('Mark as drawn');
  await waitFor(() => expect(changes()[0]?.body.clinicId).toBe('1'));
});

test('an order that someone else has drawn says when and where, and shows it', async () => {
  const detail = 'This order was already drawn at Craig / Ferrell on Tuesday, November 24 at 2:30 PM PST.';
  answers.set('PUT /api/lab-orders/K7RM4XDT', () =>
    problem(409, 'stale-version', { detail, current: drawn }),
  );
  const row = await showOrders('/admin-bookings?view=lab-orders&clinic=1');
  await press(/^Mark drawn/);
  await press('Mark as drawn');
  expect((await screen.findByText(detail)).closest('[role=alert]')?.textContent).toContain('couldn’t mark');
  await press('Back to the list');
  row.getByText('Craig / Ferrell, Nov 24, 2026, 2:30 PM');
  row.getByRole('button', { name: 'Not drawn: Maya Torres’s order' });
});

test('when the answer is lost, it says that it’s safe to try again', async () => {
  answers.set('PUT /api/lab-orders/K7RM4XDT', () => undefined);
  await showOrders('/admin-bookings?view=lab-orders&clinic=1');
  await press(/^Mark drawn/);
  await press('Mark as drawn');
  await screen.findByText('We’re not sure it was saved. It’s safe to try again.');
});

test('a search is sent in the body, where no log sees the name', async () => {
  answers.set('POST /api/lab-orders/search', () =>
    Response.json({ orders: [drawn], nextCursor: null, complete: true }),
  );
  await showOrders();
  await user.type(screen.getByRole('searchbox'), 'torres');
  await screen.findByText('Craig / Ferrell, Nov 24, 2026, 2:30 PM');
  expect(changes().at(-1)).toMatchObject({ route: 'POST /api/lab-orders/search', body: { q: 'torres' } });
});

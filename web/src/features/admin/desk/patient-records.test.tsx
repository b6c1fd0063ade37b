// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Appointment } from '#shared/appointments/appointment.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import type { LabOrder } from '#shared/lab-orders/lab-order.ts';
import type { StaffRole } from '#shared/sign-in.ts';
import { appointment, payment, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { Appointments } from '#web/features/admin/appointments/appointments.tsx';
import { serveAppointments } from '#web/features/admin/records/records.harness.tsx';
import { answers, asked, problem } from '#web/lib/api/server.harness.ts';

setUpAdmin();

const visits = {
  search: 'POST /api/admin/appointments/search',
  byPhone: '7025550142',
  byEmail: 'maya@example.com',
};

/** A visit of Maya’s. Some of her records write her phone number or email address differently. */
const mayas = (date: string, changes: Partial<Appointment> = {}) =>
  appointment({
    date,
    startsAt: slotStart(date, '1:45').toISOString(),
    phone: '(702) 555-0142',
    email: 'maya@example.com',
    ...changes,
  });

const coming = mayas('2026-11-24');
const past = mayas('2025-02-03', {
  status: 'completed',
  phone: '+1 702.555.0142',
  email: 'other@example.com',
});
const later = mayas('2027-01-11', { phone: '', email: 'Maya@Example.com' });
const sisters = mayas('2026-12-01', { firstName: 'Ana', dob: '1990-01-01' });
const strangers = mayas('2026-12-02', {
  firstName: 'Eve',
  phone: '(725) 555-0142',
  email: 'eve@example.com',
});

const order: LabOrder = {
  number: 'K7RM4XDT',
  status: 'open',
  patientName: 'Maya Torres',
  dob: coming.dob,
  phone: '702-555-0142',
  email: 'clinic@example.com',
  items: [{ id: 'cbc', name: 'CBC' }],
  paidAt: '2026-11-20T07:30:00.000Z',
  version: 1,
};

function serve(kind: string, path: string, found: (q: string) => object[], nextCursor: string | null = null) {
  answers.set(`POST ${path}`, ({ body }) =>
    Response.json({ [kind]: found(body.q), nextCursor, complete: nextCursor === null }),
  );
}

const serveVisits = () =>
  serve('appointments', '/api/admin/appointments/search', (q) => {
    if (q === visits.byPhone) return [past, coming, sisters, strangers];
    return q === visits.byEmail ? [coming, sisters, later] : [];
  });

beforeEach(() => {
  serveAppointments(coming);
  serveVisits();
  serve('payments', '/api/payments/search', () => [
    payment({ description: 'Office visit', patientEmail: 'MAYA@example.com' }),
    payment({ description: 'Not hers', patientEmail: 'not.maya@example.com' }),
  ]);
  serve('orders', '/api/lab-orders/search', (q) => (q === visits.byPhone ? [order] : []));
});

/** Opens the details of Maya's coming visit, and unfolds her records in them. */
async function openRecords(role?: StaffRole) {
  renderView(<Appointments />, undefined, role);
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  const panel = within(screen.getByRole('dialog', { name: 'Maya Torres' }));
  await user.click(panel.getByRole('button', { name: 'Patient’s records' }));
  return panel;
}

type Panel = Awaited<ReturnType<typeof openRecords>>;

/** The records under a heading. */
const part = async (panel: Panel, heading: string) =>
  within((await panel.findByRole('heading', { name: heading })).closest('section') as HTMLElement);

const requests = (route: string) => asked.filter((request) => request.route === route);

test('nothing is searched for before the records are unfolded', async () => {
  renderView(<Appointments />);
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  await screen.findByRole('button', { name: 'Patient’s records', expanded: false });
  expect(requests(visits.search)).toEqual([]);
});

test('the other visits with the birth date and the phone or email, newest first, and no one else’s', async () => {
  const panel = await openRecords();
  panel.getByText('Jun 5, 1987, age 39');
  const region = await part(panel, 'Other visits (2)');
  expect(region.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Jan 11, 2027, 1:45 PMEastern / Flamingo, Confirmed',
    'Feb 3, 2025, 1:45 PMEastern / Flamingo, Completed',
  ]);
});

test('a manager also sees the payments with the email, and everyone the lab orders', async () => {
  const panel = await openRecords();
  const payments = await part(panel, 'Payments (1)');
  payments.getByText('$120.50, Office visit, Succeeded');
  (await part(panel, 'Lab orders (1)')).getByText('CBC, Open');
  expect(panel.queryByText(/Not hers/)).toBeNull();
});

test('the front desk sees no payments, and asks for none', async () => {
  const panel = await openRecords('front-desk');
  await part(panel, 'Lab orders (1)');
  await part(panel, 'Other visits (2)');
  expect(panel.queryByRole('heading', { name: /Payments/ })).toBeNull();
  expect(requests('POST /api/payments/search')).toEqual([]);
});

test('what it searches for is in no URL', async () => {
  const panel = await openRecords();
  await part(panel, 'Other visits (2)');
  const searches = requests(visits.search).map(({ body, query }) => ({ q: body.q, query }));
  expect(searches).toEqual([
    { q: visits.byPhone, query: {} },
    { q: visits.byEmail, query: {} },
  ]);
});

test('a lab order of someone with another birth date is left out', async () => {
  serve('orders', '/api/lab-orders/search', () => [{ ...order, dob: '1990-01-01' }]);
  const panel = await openRecords();
  await panel.findByRole('heading', { name: 'Lab orders (0)' });
});

test('says what there is none of', async () => {
  serve('payments', '/api/payments/search', () => []);
  serve('orders', '/api/lab-orders/search', () => []);
  const panel = await openRecords();
  await panel.findByRole('heading', { name: 'Payments (0)' });
  await panel.findByRole('heading', { name: 'Lab orders (0)' });
});

test('a part that fails says so in its place, and can be tried again', async () => {
  answers.set('POST /api/lab-orders/search', () => problem(403, 'forbidden', { detail: 'Not now.' }));
  const panel = await openRecords();
  await panel.findByText('We couldn’t load these records');
  await part(panel, 'Other visits (2)');
  await part(panel, 'Payments (1)');
  serve('orders', '/api/lab-orders/search', () => [order]);
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  await part(panel, 'Lab orders (1)');
});

test('stops after ten empty pages, and says that there may be more', async () => {
  serve('payments', '/api/payments/search', () => [], 'next');
  const panel = await openRecords();
  await panel.findByText('There may be more. Search the tab’s list for the rest.');
  expect(requests('POST /api/payments/search')).toHaveLength(10);
  expect(panel.getByRole('heading', { name: 'Payments' })).toBeTruthy();
});

test('an email address that isn’t the patient’s finds no payments or orders', async () => {
  serveAppointments({ ...coming, emailDisowned: true });
  const panel = await openRecords();
  await panel.findByRole('heading', { name: 'Payments (0)' });
  await part(panel, 'Lab orders (1)');
  expect(requests('POST /api/payments/search')).toEqual([]);
  expect(requests('POST /api/lab-orders/search').map(({ body }) => body.q)).toEqual([visits.byPhone]);
});

test('another visit takes the panel, and a button leads back', async () => {
  const panel = await openRecords();
  await user.click(await panel.findByRole('button', { name: 'Eastern / Flamingo, Completed' }));
  const other = screen.getByRole('dialog', { name: 'Maya Torres' });
  expect(other.textContent).toContain(past.confirmationNumber);
  expect(other.textContent).not.toContain(coming.confirmationNumber);
  expect(document.activeElement).toBe(within(other).getByRole('heading', { name: 'Maya Torres' }));
  await user.click(within(other).getByRole('button', { name: 'Back to Tue, Nov 24, 2026, 1:45 PM' }));
  const first = screen.getByRole('dialog', { name: 'Maya Torres' });
  expect(first.textContent).toContain(coming.confirmationNumber);
  expect(within(first).queryByRole('button', { name: /^Back/ })).toBeNull();
  await user.click(within(first).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { number, openAppointments, sample } from '#web/features/admin/appointments/appointments.harness.tsx';
import { statusSelect } from '#web/features/admin/records/records.harness.tsx';
import { answers, changes, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';

setUpAdmin();

const route = `POST /api/admin/appointments/${number}/allow-email`;
const mark = 'Email stopped. Please call.';

async function openDetails() {
  await user.click(await screen.findByRole('button', { name: 'Details for Maya Torres' }));
  return within(screen.getByRole('dialog', { name: 'Maya Torres' }));
}

async function askToAllow() {
  const drawer = await openDetails();
  await user.click(drawer.getByRole('button', { name: 'Email this address again' }));
  return within(screen.getByRole('dialog', { name: 'Email this address again?' }));
}

test.each([
  ['bounced', 'Our email came back from this address'],
  ['complained', 'reported our email as spam'],
] as const)(
  'an address that %s is marked in its row, and the details say why and to call',
  async (why, reason) => {
    openAppointments(sample({ emailUndeliverable: why }));
    const drawer = await openDetails();
    screen.getByText(mark);
    drawer.getByText('Email doesn’t reach this patient');
    drawer.getByText(new RegExp(`${reason}.*Please call the patient`));
    await user.click(drawer.getByRole('button', { name: 'Email this address again' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Email this address again?' }));
    dialog.getByText(/maya@example.com/);
    dialog.getByText(/the patient wants our email and told you the address works/);
  },
);

test('without a phone number to call, the details say where to look for one', async () => {
  openAppointments(sample({ emailUndeliverable: 'bounced', phone: undefined }));
  const drawer = await openDetails();
  drawer.getByText(/This booking has no phone number\. Look for one in the patient’s chart/);
});

test('with a phone number to call, the details ask for no other', async () => {
  openAppointments(sample({ emailUndeliverable: 'bounced', phone: '(702) 555-0111' }));
  const drawer = await openDetails();
  drawer.getByText(/Please call the patient/);
  expect(drawer.queryByText(/no phone number/)).toBeNull();
});

test('an address that gets email is not marked', async () => {
  openAppointments(sample());
  const drawer = await openDetails();
  expect([screen.queryByText(mark), drawer.queryByText('Email doesn’t reach this patient')]).toEqual([
    null,
    null,
  ]);
});

test('a manager allows email again after a confirmation, and mark and notice go', async () => {
  const rows = openAppointments(sample({ emailUndeliverable: 'bounced' }));
  answers.set(route, () => {
    rows[0] = sample();
    return Response.json({ appointment: rows[0] });
  });
  const dialog = await askToAllow();
  await user.click(dialog.getByRole('button', { name: 'Email it again' }));
  await waitFor(() => expect(toastTexts()).toEqual(['We’ll email this address again.']));
  await waitFor(() => expect(screen.queryByText(mark)).toBeNull());
  expect(screen.queryByText('Email doesn’t reach this patient')).toBeNull();
  expect(changes().map((change) => change.route)).toEqual([route]);
});

test('nothing changes without the confirmation', async () => {
  openAppointments(sample({ emailUndeliverable: 'bounced' }));
  const dialog = await askToAllow();
  await user.click(dialog.getByRole('button', { name: 'Keep it stopped' }));
  screen.getByText(mark);
  expect(changes()).toEqual([]);
});

test('a failure says why, and can be tried again', async () => {
  openAppointments(sample({ emailUndeliverable: 'bounced' }));
  answers.set(route, () => problem(429, 'too-many', { detail: 'Please wait.' }));
  const dialog = await askToAllow();
  await user.click(dialog.getByRole('button', { name: 'Email it again' }));
  await dialog.findByText('We couldn’t change it');
  await dialog.findByText('Please wait.');
  dialog.getByRole('button', { name: 'Retry' });
});

test('a booking that someone else has deleted is no success', async () => {
  openAppointments(sample({ emailUndeliverable: 'bounced' }));
  answers.set(route, () => problem(404, 'not-found', { detail: 'There is no such booking.' }));
  const dialog = await askToAllow();
  await user.click(dialog.getByRole('button', { name: 'Email it again' }));
  await dialog.findByText('There is no such booking.');
  expect(toastTexts()).toEqual([]);
});

test.each([
  [{ emailUndeliverable: 'bounced' }, 'Email doesn’t reach the patient.'],
  [{ emailDisowned: true }, 'Email doesn’t reach the patient.'],
  [{ email: '' }, 'No email address.'],
] as const)('canceling a visit asks to call instead of promising an email (%j)', async (changed, why) => {
  openAppointments(sample(changed));
  await user.selectOptions(await statusSelect('Maya Torres'), 'cancelled');
  await screen.findByText(`Booking for Maya Torres set to Cancelled. ${why} Please call.`);
});

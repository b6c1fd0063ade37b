// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { answers, problem } from '#web/lib/api/server.harness.ts';
import {
  affected,
  ana,
  button,
  closeRequests,
  closure,
  dialog,
  fillForm,
  maya,
  openForm,
  serveNewClosure,
  server,
  setUpClosures,
  submitForm,
} from './closures.harness.tsx';
import { Closures } from './closures.tsx';

setUpAdmin();
setUpClosures();

describe('closing a clinic', () => {
  test('says how many appointments it affects, closes, and lists the patients to contact', async () => {
    server.affected = [ana, maya, affected({ time: '2:30', status: 'cancelled' })];
    serveNewClosure();
    renderView(<Closures />);
    await fillForm();
    expect(await dialog().findByText('2 visits are booked during that time.')).toBeTruthy();
    expect(closeRequests()).toEqual([]);

    server.affected = [ana, maya];
    await submitForm();
    const done = await screen.findByText('Closed: Eastern / Flamingo on Tuesday, November 24, all day.');
    await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closeRequests().map(({ body }) => body)).toEqual([
      { locationId: '1', date: tuesday, reason: 'Holiday' },
    ]);
    await screen.findByText('2 visits affected');
    const row = screen.getByText('Maya Torres').closest('li') as HTMLElement;
    expect(row.textContent).toContain('1:45 PM');
    expect(row.textContent).toContain(maya.confirmationNumber);
    expect(
      within(row)
        .getByRole('link', { name: /555-0199/ })
        .getAttribute('href'),
    ).toBe('tel:+17025550199;ext=12');
    expect(within(row).getByRole('link', { name: 'maya@example.com' }).getAttribute('href')).toBe(
      'mailto:maya@example.com',
    );
    expect(screen.getByText('Ana Reyes').closest('li')?.textContent).toContain('No phone number');
    await openForm();
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('');
  });

  test('closes some hours only, and counts the appointments in them', async () => {
    server.affected = [ana, maya];
    serveNewClosure(closure({ id: `${tuesday}_1_1330-close`, from: '1:30' }));
    renderView(<Closures />);
    await fillForm();
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '13:30' } });
    expect(await dialog().findByText('1 visit is booked during that time.')).toBeTruthy();
    await submitForm();
    await screen.findByText('Closed: Eastern / Flamingo on Tuesday, November 24, from 1:30 PM.');
    expect(closeRequests()[0]?.body).toEqual({
      locationId: '1',
      date: tuesday,
      from: '1:30',
      reason: 'Holiday',
    });
  });

  test('shows every error at the same time, and sends nothing', async () => {
    renderView(<Closures />);
    await openForm();
    await submitForm();
    const summary = await screen.findByRole('alert');
    for (const message of ['Choose a clinic', 'Choose a date', 'Enter a reason']) {
      expect(summary.textContent).toContain(message);
    }
    expect(closeRequests()).toEqual([]);
  });

  test('leaves the focus alone until the form is sent', async () => {
    renderView(<Closures />);
    await openForm();
    await user.click(screen.getByLabelText('Clinic'));
    await user.tab();
    await user.tab();
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['2026-11-20', 'That day has passed'],
    ['2026-11-28', 'Our clinics are open Monday through Friday'],
    ['2028-01-03', 'Choose a date within the next year'],
  ])('does not close on %s', async (date, message) => {
    renderView(<Closures />);
    await fillForm({ date });
    await submitForm();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });

  test.each([
    ['13:30', '11:00', 'Choose an end time after the start time'],
    ['16:00', '', 'There are no visit times during these hours'],
  ])('does not close from %j to %j', async (from, to, message) => {
    renderView(<Closures />);
    await fillForm();
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: from } });
    fireEvent.change(screen.getByLabelText(/^To/), { target: { value: to } });
    await submitForm();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });

  test('fills in common values, and starts with the clinic and date in the URL', async () => {
    renderView(<Closures />, '/admin-bookings?view=closures&clinic=4&from=2026-12-04');
    const date = await screen.findByLabelText<HTMLInputElement>('Date');
    expect(date.value).toBe('2026-12-04');
    await user.click(await screen.findByRole('button', { name: 'Tomorrow' }));
    expect(date.value).toBe(tuesday);
    await user.click(button('No radiologic technologist'));
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('No radiologic technologist');
  });

  test('shows a refusal of the server at its field', async () => {
    renderView(<Closures />);
    await fillForm();
    answers.set('POST /api/closures', () =>
      problem(422, 'invalid', { detail: 'No.', fields: { date: 'Not then' } }),
    );
    await submitForm();
    await waitFor(() => expect(screen.getByLabelText('Date').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/Not then/).length).toBeGreaterThan(0);
  });

  test('keeps the form when the network fails, and closes when it is sent again', async () => {
    renderView(<Closures />);
    await fillForm({ reason: 'Water damage' });
    await submitForm();
    const unknown = 'We’re not sure the clinic was closed. It’s safe to try again.';
    expect((await dialog().findByRole('alert')).textContent).toContain(unknown);
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Water damage');
    // A refused retry says nothing about the first attempt.
    answers.set('POST /api/closures', () => problem(429, 'too-many'));
    await submitForm();
    expect((await dialog().findByText('As the server says.')).closest('[role=alert]')?.textContent).toContain(
      unknown,
    );
    serveNewClosure(closure({ reason: 'Water damage' }));
    await submitForm();
    await screen.findByText(/^Closed: Eastern/);
  });

  test('says that the clinic was not closed when the server refuses', async () => {
    answers.set('POST /api/closures', () => problem(429, 'too-many'));
    renderView(<Closures />);
    await fillForm();
    await submitForm();
    expect((await dialog().findByRole('alert')).textContent).toContain('We couldn’t close the clinic');
  });

  test('sends one request for a double click', async () => {
    serveNewClosure();
    renderView(<Closures />);
    await fillForm();
    const yes = button('Close the clinic');
    // Both clicks before the next render, as in a fast double click.
    yes.click();
    yes.click();
    await screen.findByText(/^Closed: Eastern/);
    expect(closeRequests()).toHaveLength(1);
  });
});

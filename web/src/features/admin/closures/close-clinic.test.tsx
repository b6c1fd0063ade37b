// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { clinicById } from '#shared/clinics/clinics.ts';
import { tuesday } from '#web/domain/own-bookings/patient-appointment.harness.ts';
import { renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { answers, later, problem } from '#web/lib/api/server.harness.ts';
import { toastTexts } from '#web/ui/toasts/toasts.harness.ts';
import {
  affected,
  ana,
  button,
  closeAsAsked,
  closeRequests,
  dialog,
  fillForm,
  maya,
  notifyRequests,
  openForm,
  serveClosing,
  serveClosure,
  server,
  setUpClosures,
  submitButton,
  submitForm,
  tickClinic,
} from './closures.harness.tsx';
import { Closures } from './closures.tsx';

setUpAdmin();
setUpClosures();

const craig = clinicById('3');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const clinicsAsked = () => closeRequests().flatMap(({ body }) => body.locationIds);
const alertText = async () => (await dialog().findByRole('alert')).textContent;

/** Has the server close every clinic except this one, whose requests get this reply. */
function failAt(clinicId: string, reply: () => Response | undefined) {
  answers.set('POST /api/closures', ({ body }) =>
    body.locationIds[0] === clinicId ? reply() : closeAsAsked(body),
  );
}

describe('closing a clinic', () => {
  test('says how many visits it meets, and closes and emails their patients with one press', async () => {
    server.affected = [ana, maya, affected({ time: '2:30', status: 'cancelled' })];
    renderView(<Closures />);
    await fillForm();
    expect(await dialog().findByText('2 visits are booked during that time.')).toBeTruthy();
    expect(closeRequests()).toEqual([]);

    server.affected = [ana, maya];
    expect(submitButton().textContent).toBe('Close and email 2 patients');
    await submitForm();
    await gone();
    expect(closeRequests().map(({ body }) => body)).toEqual([
      { locationIds: ['1'], dates: [tuesday], reason: 'Holiday' },
    ]);
    expect(notifyRequests()).toEqual([`${tuesday}_1_day`]);
    expect(toastTexts()).toEqual([
      'Closed: Eastern / Flamingo on Tuesday, November 24, all day. 2 emails are on their way.',
    ]);
    await screen.findByRole('heading', { name: 'Eastern / Flamingo, Tuesday, November 24' });
    expect(screen.getByText('2 waiting')).toBeTruthy();
    await openForm();
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('');
  });

  test('promises no email where none is sent, and says whom to call', async () => {
    server.affected = [{ ...ana, email: '' }];
    renderView(<Closures />);
    await fillForm();
    await dialog().findByText('1 visit is booked during that time.');
    expect(submitButton().textContent).toBe('Close the clinic');
    answers.set('POST /api/closures', ({ body }) => {
      const reply = closeAsAsked(body);
      answers.set(`POST /api/closures/${tuesday}_1_day/notify`, () =>
        Response.json({ mailed: 0, unreached: 1 }),
      );
      return reply;
    });
    await submitForm();
    await gone();
    expect(toastTexts()[0]).toContain(
      'No emails are on their way. Email doesn’t reach 1 patient: please call.',
    );
  });

  test('closes some hours only, and counts the visits in them', async () => {
    server.affected = [ana, maya];
    renderView(<Closures />);
    await fillForm();
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '13:30' } });
    expect(await dialog().findByText('1 visit is booked during that time.')).toBeTruthy();
    await submitForm();
    await gone();
    expect(toastTexts()[0]).toContain('Eastern / Flamingo on Tuesday, November 24, from 1:30 PM.');
    expect(closeRequests()[0]?.body).toMatchObject({ from: '1:30' });
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
    await tickClinic('Eastern / Flamingo');
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

  test('fills in common values, and starts with the clinic and date in the URL', async () => {
    renderView(<Closures />, '/admin-bookings?view=closures&clinic=4&from=2026-12-04');
    const date = await screen.findByLabelText<HTMLInputElement>('Date');
    expect(date.value).toBe('2026-12-04');
    const clinic = dialog().getByRole<HTMLInputElement>('checkbox', { name: clinicById('4').name });
    expect(clinic.checked).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Tomorrow' }));
    expect(date.value).toBe(tuesday);
    await user.click(button('No radiologic technologist'));
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('No radiologic technologist');
    await submitForm();
    await gone();
    // The focus can't return to the day view's button, which no longer exists.
    expect(document.activeElement).toBe(button('Close a clinic'));
  });

  test('shows a refusal of the server at its field', async () => {
    renderView(<Closures />);
    await fillForm();
    answers.set('POST /api/closures', () =>
      problem(422, 'invalid', { detail: 'No.', fields: { from: 'Not then' } }),
    );
    await submitForm();
    await waitFor(() => expect(screen.getByLabelText(/^From/).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/Not then/).length).toBeGreaterThan(0);
  });

  test('keeps the form when the network fails, and closes when it is sent again', async () => {
    renderView(<Closures />);
    await fillForm({ reason: 'Water damage' });
    answers.delete('POST /api/closures');
    await submitForm();
    const unknown = 'We’re not sure Eastern / Flamingo was closed. It’s safe to try again.';
    expect(await alertText()).toContain(unknown);
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Water damage');
    // A refused retry says nothing about the first attempt.
    answers.set('POST /api/closures', () => problem(429, 'too-many'));
    await submitForm();
    expect((await dialog().findByText('As the server says.')).closest('[role=alert]')?.textContent).toContain(
      unknown,
    );
    serveClosing();
    await submitForm();
    await gone();
    expect(toastTexts()[0]).toMatch(/^Closed: Eastern/);
  });

  test('says that the clinic was not closed when the server refuses', async () => {
    answers.set('POST /api/closures', () => problem(429, 'too-many'));
    renderView(<Closures />);
    await fillForm();
    await submitForm();
    expect(await alertText()).toContain('We couldn’t close Eastern / Flamingo');
  });

  test('sends one request for a double click', async () => {
    renderView(<Closures />);
    await fillForm();
    const yes = submitButton();
    // Click twice before the next render, as a fast double click does.
    yes.click();
    yes.click();
    await gone();
    expect(closeRequests()).toHaveLength(1);
  });
});

describe('closing a clinic again', () => {
  test('emails the patients whom email reaches, if that was cut off before', async () => {
    const unreached = [
      affected({ firstName: 'Ben', time: '2:30', email: '' }),
      affected({ firstName: 'Eve', time: '3:15', emailUndeliverable: 'bounced' }),
    ];
    server.affected = [maya, { ...maya, id: 'same address', firstName: 'Mia' }, ana, ...unreached];
    const closed = serveClosure();
    answers.set('POST /api/closures', () => Response.json({ closures: [closed], affected: server.affected }));
    answers.set(`POST /api/closures/${closed.id}/notify`, () => Response.json({ mailed: 2, unreached: 2 }));
    renderView(<Closures />);
    await fillForm();
    await user.click(await dialog().findByRole('button', { name: 'Close and email 2 patients' }));
    await gone();
    expect(notifyRequests()).toEqual([closed.id]);
    expect(toastTexts()[0]).toContain(
      '2 emails are on their way. Email doesn’t reach 2 patients: please call.',
    );
  });
});

describe('closing several clinics', () => {
  const cara = affected({ firstName: 'Cara', email: 'cara@example.com', location: craig });

  test('counts the visits of all of them, and closes them one after the other before the first email', async () => {
    server.affected = [ana, maya, cara, affected({ location: clinicById('2') })];
    renderView(<Closures />);
    await fillForm();
    await tickClinic(craig.name);
    expect(await dialog().findByText('3 visits are booked during that time.')).toBeTruthy();
    expect(submitButton().textContent).toBe('Close and email 3 patients');
    const { answer, give } = later();
    answers.set('POST /api/closures', ({ body }) =>
      body.locationIds[0] === craig.id ? answer.then(() => closeAsAsked(body)) : closeAsAsked(body),
    );
    await submitForm();
    await dialog().findByRole('button', { name: '1 of 2 closed' });
    const said = dialog()
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
    expect(said).toContain('1 of 2 closed');
    expect(notifyRequests()).toEqual([]);
    give();
    await gone();
    expect(clinicsAsked()).toEqual(['1', craig.id]);
    expect(notifyRequests()).toEqual([`${tuesday}_1_day`, `${tuesday}_3_day`]);
    expect(toastTexts()).toEqual([
      'Closed: Eastern / Flamingo and Craig / Ferrell on Tuesday, November 24, all day. 3 emails are on their way.',
    ]);
  });

  test('closes all of them for several days', async () => {
    renderView(<Closures />);
    await fillForm();
    fireEvent.change(screen.getByLabelText(/^Last day/), { target: { value: '2026-11-25' } });
    await user.click(button('All clinics'));
    await dialog().findByText('No visits are booked during that time.');
    await user.click(button('Close 10 clinics'));
    await gone();
    expect(closeRequests().map(({ body }) => body.dates)).toEqual(
      Array.from({ length: 10 }, () => [tuesday, '2026-11-25']),
    );
    expect(toastTexts()[0]).toMatch(/ on Tuesday, November 24 through Wednesday, November 25, all day\.$/);
    expect(await screen.findAllByRole('button', { name: /^Reopen/ })).toHaveLength(20);
  });

  test.each([
    ['refuses', () => problem(429, 'too-many'), 'We couldn’t close Craig / Ferrell. 1 of 3 closed.'],
    [
      'doesn’t answer',
      () => undefined,
      'We’re not sure Craig / Ferrell was closed. It’s safe to try again. 1 of 3 closed.',
    ],
  ])('says what is closed when the server %s in the middle, and goes on there', async (_, reply, title) => {
    server.affected = [ana, cara];
    failAt(craig.id, reply);
    renderView(<Closures />);
    await fillForm();
    await tickClinic(craig.name);
    await tickClinic('Cactus');
    await submitForm();
    expect(await alertText()).toContain(title);
    for (const name of ['Eastern / Flamingo, closed', 'Craig / Ferrell', 'Cactus'])
      expect(dialog().getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Holiday');
    expect(notifyRequests()).toEqual([]);

    serveClosing();
    await submitForm();
    await gone();
    expect(clinicsAsked()).toEqual(['1', craig.id, craig.id, '10']);
    expect(toastTexts()[0]).toContain('2 emails are on their way.');
  });

  test('says that it is closed when no answer comes to the emailing, and counts no steps', async () => {
    server.affected = [ana];
    answers.set('POST /api/closures', ({ body }) => {
      const reply = closeAsAsked(body);
      answers.set(`POST /api/closures/${tuesday}_1_day/notify`, () => undefined);
      return reply;
    });
    renderView(<Closures />);
    await fillForm();
    await submitForm();
    const said = await alertText();
    expect(said).toContain('It’s closed, but we’re not sure everyone was emailed. It’s safe to try again.');
    expect(said).not.toContain('1 of 2');
  });

  test('says that they are closed when an email fails, and emails the rest', async () => {
    server.affected = [ana, cara];
    const route = `POST /api/closures/${tuesday}_3_day/notify`;
    answers.set('POST /api/closures', ({ body }) => {
      const reply = closeAsAsked(body);
      answers.set(route, () => problem(429, 'too-many'));
      return reply;
    });
    renderView(<Closures />);
    await fillForm();
    await tickClinic(craig.name);
    await submitForm();
    expect(await alertText()).toContain('It’s closed, but we couldn’t email everyone.');
    answers.set(route, () => Response.json({ mailed: 1, unreached: 0 }));
    await submitForm();
    await gone();
    expect(clinicsAsked()).toEqual(['1', craig.id]);
    expect(notifyRequests()).toEqual([`${tuesday}_1_day`, `${tuesday}_3_day`, `${tuesday}_3_day`]);
    expect(toastTexts()[0]).toContain('2 emails are on their way.');
  });
});

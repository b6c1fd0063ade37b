// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type AuditEntry, auditActions } from '#shared/audit/routes.ts';
import { currentUrl, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { listQueries } from '#web/features/admin/records/records.harness.tsx';
import { answers, asked, problem } from '#web/lib/api/server.harness.ts';
import { AuditLog } from './audit-log.tsx';
import { entryText } from './entry-text.ts';

setUpAdmin();

function entry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    at: '2026-11-23T17:05:00.000Z',
    actor: 'manager-7',
    action: 'appointment.status',
    subject: 'UC123456ABCDEF',
    from: 'confirmed',
    to: 'completed',
    ...changes,
  };
}

const { from: _, to: __, ...bare } = entry();

const cases: [AuditEntry['action'], AuditEntry, string][] = [
  ['appointment.status', entry(), 'Status of UC123456ABCDEF: confirmed → completed'],
  [
    'appointment.reschedule',
    { ...bare, action: 'appointment.reschedule', from: '2026-11-24T17:30:00Z', to: '2026-11-25T21:45:00Z' },
    'Rescheduled UC123456ABCDEF: Nov 24, 2026, 9:30 AM → Nov 25, 2026, 1:45 PM',
  ],
  ['appointment.delete', { ...bare, action: 'appointment.delete' }, 'Deleted booking UC123456ABCDEF'],
  [
    'appointment.email',
    { ...bare, action: 'appointment.email', actor: 'patient' },
    'Corrected the email address for UC123456ABCDEF',
  ],
  [
    'appointment.correct',
    { ...bare, action: 'appointment.correct', to: 'lastName,email,note' },
    'Corrected last name, email address and note for UC123456ABCDEF',
  ],
  [
    'appointment.resend',
    { ...bare, action: 'appointment.resend' },
    'Emailed the confirmation of UC123456ABCDEF again',
  ],
  [
    'appointment.not-mine',
    { ...bare, action: 'appointment.not-mine', actor: 'addressee' },
    'Stopped emails about UC123456ABCDEF: the address isn’t the patient’s',
  ],
  [
    'appointment.allow-email',
    { ...bare, action: 'appointment.allow-email' },
    'Allowed emails again to the address of UC123456ABCDEF',
  ],
  [
    'record.restore',
    {
      ...bare,
      action: 'record.restore',
      actor: 'restore',
      from: '2026-11-24T17:30:00Z',
      reason: 'move-unknown',
    },
    'Restored UC123456ABCDEF as of Nov 24, 2026, 9:30 AM. Our engineers know what to check',
  ],
  [
    'payment.status',
    entry({ action: 'payment.status', subject: 'pi_12345678', from: 'pending', to: 'failed' }),
    'Status of pi_12345678: pending → failed',
  ],
  [
    'payment.delete',
    { ...bare, action: 'payment.delete', subject: 'pi_12345678' },
    'Deleted payment record pi_12345678',
  ],
  [
    'payment.refund',
    { ...bare, action: 'payment.refund', subject: 'pi_12345678', to: '1200', reason: 'Test not done' },
    'Refunded $12.00 for pi_12345678: Test not done',
  ],
  [
    'payment.refund-failed',
    { ...bare, action: 'payment.refund-failed', subject: 'pi_12345678', to: '1200', reason: 'declined' },
    'Refund of $12.00 for pi_12345678 failed: The bank declined it.',
  ],
  [
    'payment.refund-canceled',
    { ...bare, action: 'payment.refund-canceled', subject: 'pi_12345678', to: '1200' },
    'Refund of $12.00 for pi_12345678 was canceled in Stripe',
  ],
  [
    'payment.dispute',
    { ...bare, action: 'payment.dispute', subject: 'pi_12345678', to: '1200', reason: 'duplicate' },
    'Dispute of $12.00 for pi_12345678: The cardholder says they were charged twice.',
  ],
  [
    'payment.dispute-closed',
    { ...bare, action: 'payment.dispute-closed', subject: 'pi_12345678', to: '1200', reason: 'won' },
    'Won the $12.00 dispute for pi_12345678',
  ],
  [
    'payment.resend',
    { ...bare, action: 'payment.resend', subject: 'pi_12345678' },
    'Emailed the receipt of pi_12345678 again',
  ],
  [
    'payment.handled',
    {
      ...bare,
      action: 'payment.handled',
      subject: 'pi_12345678',
      to: 'refund-failed',
      reason: 'Paid by check',
    },
    'Set aside the failed refund for pi_12345678: Paid by check',
  ],
  [
    'payment.enter',
    { ...bare, action: 'payment.enter', subject: 'pay_12345678', to: '8000', reason: 'check' },
    'Entered a payment of $80.00 by check: pay_12345678',
  ],
  [
    'payment.handled',
    {
      ...bare,
      action: 'payment.handled',
      subject: '2026-11-24',
      to: 'other-sale',
      reason: 'The gift shop',
    },
    'Set aside the sales of other products for 2026-11-24: The gift shop',
  ],
  [
    'closure.create',
    { ...bare, action: 'closure.create', subject: '2026-11-24_1_day', reason: 'Holiday' },
    'Closed Eastern / Flamingo on Tuesday, November 24: Holiday',
  ],
  [
    'closure.notify',
    { ...bare, action: 'closure.notify', subject: '2026-11-24_1_open-1330', to: '3' },
    'Emailed 3 patients about the closure of Eastern / Flamingo on Tuesday, November 24, until 1:30 PM',
  ],
  [
    'closure.call',
    { ...bare, action: 'closure.call', to: '2026-11-24_1_day' },
    'Called the patient of UC123456ABCDEF about the closure of Eastern / Flamingo on Tuesday, November 24',
  ],
  [
    'closure.call',
    { ...bare, action: 'closure.call', from: '2026-11-24_1_day' },
    'Took back a call to the patient of UC123456ABCDEF about the closure of Eastern / Flamingo on Tuesday, November 24',
  ],
  [
    'closure.delete',
    { ...bare, action: 'closure.delete', subject: '2026-11-24_1_0900-1330' },
    'Reopened Eastern / Flamingo on Tuesday, November 24, 9:00 AM to 1:30 PM',
  ],
];

const views: [string, AuditEntry][] = [
  ['Viewed booking UC123456ABCDEF', { ...bare, action: 'appointment.view' }],
  [
    'Printed 2 bookings: UC1, UC2',
    {
      ...bare,
      subject: 'list',
      action: 'appointment.view',
      purpose: 'print',
      count: 2,
      subjects: ['UC1', 'UC2'],
    },
  ],
  [
    'Exported 200 payments',
    { ...bare, subject: 'list', action: 'payment.view', purpose: 'export', count: 200 },
  ],
];

const plain = (text: string) => text.replaceAll('\u202f', ' ');

describe('the text of an entry', () => {
  test.each(cases)('about %s', (_action, given, text) => {
    expect(plain(entryText(given))).toBe(text);
  });

  test.each(auditActions)('names the record that %s changed', (action) => {
    const at = '2026-11-24T17:30:00Z';
    expect(entryText(entry({ action, from: at, to: at }))).toContain('UC123456ABCDEF');
  });

  test.each(views)('says “%s” of a view', (text, given) => {
    expect(entryText(given)).toBe(text);
  });

  test('shows the id of a closure when it cannot be read', () => {
    expect(entryText({ ...bare, action: 'closure.delete', subject: 'x-1' })).toBe('Reopened x-1');
  });
});

function serve(pages: AuditEntry[][]) {
  answers.set('GET /api/audit', ({ query }) => {
    const page = Number(query.cursor ?? 0);
    const nextCursor = page + 1 < pages.length ? String(page + 1) : null;
    return Response.json({ entries: pages[page], nextCursor });
  });
}

describe('the audit log', () => {
  test('shows who did what, by date in clinic time', async () => {
    serve([[entry(), entry({ at: '2026-11-23T05:00:00.000Z', actor: 'patient', to: 'cancelled' })]]);
    renderView(<AuditLog />, '/admin-bookings?view=activity');
    const monday = (await screen.findByRole('heading', { name: 'Monday, November 23, 2026' })).parentElement;
    expect(plain(monday?.textContent ?? '')).toContain(
      '9:05 AMStatus of UC123456ABCDEF: confirmed → completedmanager-7',
    );
    const sunday = screen.getByRole('heading', { name: 'Sunday, November 22, 2026' }).parentElement;
    expect(plain(sunday?.textContent ?? '')).toContain(
      '9:00 PMStatus of UC123456ABCDEF: confirmed → cancelledPatient',
    );
  });

  test('is newest first, also where the server’s order of views is rough', async () => {
    const view = (at: string, subject: string) => ({
      ...bare,
      at,
      subject,
      action: 'appointment.view' as const,
    });
    serve([[view('2026-11-23T17:03:00.000Z', 'UC1'), view('2026-11-23T17:04:00.000Z', 'UC2')]]);
    renderView(<AuditLog />, '/admin-bookings?view=activity&kind=views');
    await screen.findByText('Viewed booking UC1');
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(lines).toEqual(['9:04 AMViewed booking UC2manager-7', '9:03 AMViewed booking UC1manager-7']);
  });

  test('loads the next page', async () => {
    serve([[entry()], [entry({ at: '2026-11-20T17:00:00.000Z', subject: 'UC999999ZZZZZZ' })]]);
    renderView(<AuditLog />, '/admin-bookings?view=activity');
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText(/UC999999ZZZZZZ/)).toBeTruthy();
    expect(screen.getByText(/UC123456ABCDEF/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('filters by dates, which are kept in the URL', async () => {
    serve([[]]);
    renderView(<AuditLog />, '/admin-bookings?view=activity');
    expect(await screen.findByText('No changes yet.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-23' } });
    await waitFor(() => expect(currentUrl()).toContain('from=2026-11-20&to=2026-11-23'));
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ from: '2026-11-20', to: '2026-11-23' }));
    expect(await screen.findByText('No changes on these dates.')).toBeTruthy();
  });

  test('does not send invalid dates from the URL', async () => {
    serve([[entry()]]);
    renderView(<AuditLog />, '/admin-bookings?view=activity&from=yesterday&to=2026-02-30');
    expect(await screen.findByText(/UC123456ABCDEF/)).toBeTruthy();
    expect(listQueries('/api/audit')).toEqual([{ kind: 'changes', limit: '50' }]);
  });

  test('shows views instead of changes, which is kept in the URL, and says what they leave out', async () => {
    serve([[{ ...bare, action: 'appointment.view', purpose: 'print' }]]);
    renderView(<AuditLog />, '/admin-bookings?view=activity&from=2026-11-20');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Views');
    await waitFor(() =>
      expect(currentUrl()).toBe('/admin-bookings?view=activity&from=2026-11-20&kind=views'),
    );
    await waitFor(() => expect(listQueries('/api/audit').at(-1)).toMatchObject({ kind: 'views' }));
    screen.getByText(/^Every look at .* Lists of more than 20 records only say how many they were\./);
    await user.click(screen.getByRole('button', { name: 'Clear dates' }));
    await waitFor(() => expect(currentUrl()).toBe('/admin-bookings?view=activity&kind=views'));
  });

  test('shows who has seen or changed one record, what that leaves out, and all records again', async () => {
    serve([[{ ...bare, action: 'appointment.view' }, entry()]]);
    renderView(<AuditLog />, '/admin-bookings?view=activity&record=UC123456ABCDEF');
    await screen.findByText('Viewed booking UC123456ABCDEF');
    expect(listQueries('/api/audit')).toEqual([{ subject: 'UC123456ABCDEF', limit: '50' }]);
    const title = screen.getByRole('heading', { name: 'Who has seen or changed UC123456ABCDEF' });
    expect(document.activeElement?.contains(title)).toBe(true);
    screen.getByText(/^Lists of more than 20 records .* isn’t named here\.$/);
    expect(screen.queryByRole('combobox', { name: 'Show' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all records' }));
    await screen.findByText(/^Every change to/);
    await waitFor(() => expect(listQueries('/api/audit').at(-1)).toEqual({ kind: 'changes', limit: '50' }));
    expect(currentUrl()).toBe('/admin-bookings?view=activity');
    expect(document.activeElement?.textContent).toMatch(/^Every change to/);
  });

  test('says why it cannot be loaded, and loads at Retry', async () => {
    answers.set('GET /api/audit', () => problem(403, 'forbidden'));
    renderView(<AuditLog />, '/admin-bookings?view=activity');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('As the server says.');
    serve([[entry()]]);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/UC123456ABCDEF/)).toBeTruthy();
  });

  test('shows HTML in a reason as text', async () => {
    serve([[entry({ action: 'closure.create', subject: '2026-11-24_1_day', reason: '<b>x</b>' })]]);
    renderView(<AuditLog />, '/admin-bookings?view=activity');
    expect(await screen.findByText(/: <b>x<\/b>$/)).toBeTruthy();
  });
});

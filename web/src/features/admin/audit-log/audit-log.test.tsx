// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type AuditEntry, auditActions } from '#shared/audit/routes.ts';
import { currentUrl, ownSubject, renderView, setUpAdmin, user } from '#web/features/admin/admin.harness.tsx';
import { listQueries } from '#web/features/admin/records/records.harness.tsx';
import { answers, asked, problem } from '#web/lib/api/server.harness.ts';
import { AuditLog, EntryList } from './audit-log.tsx';

setUpAdmin();

function entry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    at: '2026-11-23T17:05:00.000Z',
    actor: 'manager-7',
    actorName: 'Maria R.',
    action: 'appointment.status',
    subject: 'UC123456ABCDEF',
    from: 'confirmed',
    to: 'completed',
    ...changes,
  };
}

const { from: _, to: __, ...bare } = { ...entry(), id: 'one' };

const id = 'UC123456ABCDEF';
const closure = '2026-11-24_1_0900-1330';

const cases: [AuditEntry['action'], Partial<AuditEntry>, string][] = [
  ['appointment.book', {}, `booked ${id} for a patient`],
  [
    'appointment.status',
    { from: 'confirmed', to: 'arrived' },
    `changed the status of ${id}: Confirmed → Arrived`,
  ],
  [
    'appointment.reschedule',
    { from: '2026-11-24T17:30:00Z', to: '2026-11-25T21:45:00Z' },
    `moved ${id}: Nov 24, 2026, 9:30 AM → Nov 25, 2026, 1:45 PM`,
  ],
  ['appointment.delete', {}, `deleted booking ${id}`],
  ['appointment.email', {}, `corrected the email address for ${id}`],
  [
    'appointment.correct',
    { to: 'lastName,email,note' },
    `corrected the last name, email address and note for ${id}`,
  ],
  ['appointment.resend', {}, `emailed the confirmation of ${id} again`],
  ['appointment.not-mine', {}, `stopped emails about ${id}: the address isn’t the patient’s`],
  ['appointment.allow-email', {}, `allowed emails again to the address of ${id}`],
  ['appointment.estimate', {}, `made the cost estimate for ${id}`],
  ['appointment.estimate-request', {}, `asked for a cost estimate for ${id}`],
  [
    'record.restore',
    { subject: 'UC1, pi_2', from: '2026-11-24T17:30:00Z' },
    'brought back UC1, pi_2 as of Nov 24, 2026, 9:30 AM. Ask our engineers what to check',
  ],
  [
    'payment.status',
    { from: 'pending', to: 'cancelled' },
    `changed the status of ${id}: Pending → Cancelled`,
  ],
  ['payment.delete', { subject: 'pi_12345678' }, 'deleted the record of payment …5678'],
  ['payment.refund', { to: '1200', reason: 'Test not done' }, `refunded $12.00 for ${id}: Test not done`],
  [
    'payment.refund-failed',
    { to: '1200', reason: 'declined' },
    `couldn’t refund $12.00 for ${id}: The bank declined it.`,
  ],
  ['payment.refund-canceled', { to: '1200' }, `reported that the refund of $12.00 for ${id} was canceled`],
  ['payment.refund-declined', { to: '1200' }, `declined the refund of $12.00 for ${id}`],
  [
    'payment.dispute',
    { to: '1200', reason: 'duplicate' },
    `reported a dispute of $12.00 for ${id}: The cardholder says they were charged twice.`,
  ],
  [
    'payment.dispute-closed',
    { to: '1200', reason: 'won' },
    `closed the $12.00 dispute for ${id}, which we won`,
  ],
  ['payment.dispute-closed', { to: '1200' }, `closed the $12.00 dispute for ${id}`],
  ['payment.resend', {}, `emailed the receipt of ${id} again`],
  ['message.status', { to: 'done' }, `marked message ${id} as done`],
  ['message.status', { to: 'open' }, `opened message ${id} again`],
  ['message.view', {}, `viewed message ${id}`],
  [
    'payment.handled',
    { to: 'refund-failed', reason: 'Paid by check' },
    `set aside the failed refund for ${id}: Paid by check`,
  ],
  [
    'payment.handled',
    { subject: '2026-11-24', to: 'other-sale' },
    'set aside the sales of other products for 2026-11-24',
  ],
  ['payment.enter', { to: '8000', reason: 'check' }, `recorded a payment of $80.00 by check: ${id}`],
  [
    'lab-order.status',
    { to: 'drawn', reason: 'Eastern / Flamingo' },
    `drew lab order ${id} at Eastern / Flamingo`,
  ],
  ['lab-order.status', { to: 'open' }, `marked lab order ${id} as not drawn`],
  [
    'closure.create',
    { subject: '2026-11-24_1_day', reason: '<b>x</b> {record}' },
    'closed Eastern / Flamingo on Tuesday, November 24: <b>x</b> {record}',
  ],
  [
    'closure.notify',
    { subject: '2026-11-24_1_open-1330', to: '3' },
    'emailed 3 patients about the closure of Eastern / Flamingo on Tuesday, November 24, until 1:30 PM',
  ],
  ['closure.notify', { subject: 'x-1', to: '1' }, 'emailed 1 patient about the closure of x-1'],
  [
    'closure.call',
    { to: '2026-11-24_1_day' },
    `called the patient of ${id} about the closure of Eastern / Flamingo on Tuesday, November 24`,
  ],
  [
    'closure.call',
    { from: '2026-11-24_1_day' },
    `marked the patient of ${id} as not called about the closure of Eastern / Flamingo on Tuesday, November 24`,
  ],
  [
    'closure.delete',
    { subject: closure },
    'reopened Eastern / Flamingo on Tuesday, November 24, 9:00 AM to 1:30 PM',
  ],
  ['appointment.view', {}, `viewed booking ${id}`],
  ['payment.view', { subject: 'pi_12345678' }, 'viewed payment …5678'],
  ['lab-order.view', {}, `viewed lab order ${id}`],
  [
    'appointment.view',
    { subject: 'list', purpose: 'print', count: 2, subjects: ['UC1', 'UC2'] },
    'printed 2 bookings: UC1, UC2',
  ],
  ['payment.view', { subject: 'list', purpose: 'export', count: 200 }, 'exported 200 payments'],
];

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u202f', ' ');

/** The lines of the list, from the top. */
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));

describe('the text of an entry', () => {
  test.each(cases)('about %s', (action, given, text) => {
    renderView(<EntryList entries={[{ ...bare, action, ...given }]} />);
    expect(lines()).toEqual([`9:05 AMMaria R. ${text}`]);
  });

  test('exists for every action', () => {
    expect(new Set(cases.map(([action]) => action))).toEqual(new Set(auditActions));
  });

  test.each([
    ['patient', undefined, 'A patient'],
    ['addressee', undefined, 'An email recipient'],
    ['stripe', undefined, 'Stripe'],
    ['restore', undefined, 'A restore from backup'],
    ['5c8e1d5a-0f0e-4a53-9d0b-6f1f2c7b9a10', undefined, 'Staff member 5c8e1d5a'],
    ['5c8e1d5a-0f0e-4a53-9d0b-6f1f2c7b9a10', 'Maria R.', 'Maria R.'],
    [ownSubject, 'admin@example.com', 'You'],
  ])('names %s (%s) as %s', (actor, actorName, name) => {
    const { actorName: _name, ...unnamed } = bare;
    const action = 'appointment.email';
    renderView(<EntryList entries={[{ ...unnamed, action, actor, ...(actorName && { actorName }) }]} />);
    expect(lines()).toEqual([`9:05 AM${name} corrected the email address for ${id}`]);
  });

  test.each<[AuditEntry['action'], string, string]>([
    ['appointment.correct', id, `?view=appointments&record=${id}`],
    ['payment.refund', 'pi_12345678', '?view=payments&record=pi_12345678'],
    ['lab-order.view', 'CDFG3467', '?view=lab-orders&record=CDFG3467'],
    ['message.status', 'b1946ac9', '?view=messages'],
    ['message.view', 'b1946ac9', '?view=messages'],
    ['closure.notify', closure, `?view=closures&record=${closure}`],
    ['payment.delete', 'pi_12345678', '?view=activity&record=pi_12345678'],
  ])('of %s links to the record', (action, subject, url) => {
    renderView(<EntryList entries={[{ ...bare, action, subject }]} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/admin-bookings${url}`);
  });

  test('shortens the id of a payment, which the link’s title has in full', () => {
    renderView(<EntryList entries={[{ ...bare, action: 'payment.refund', subject: 'pi_12345678' }]} />);
    expect(screen.getByRole('link', { name: 'payment …5678' }).title).toBe('pi_12345678');
  });

  test('links each record of a view, and the day of other sales to the books', () => {
    const view = { subject: 'list', count: 2, subjects: ['UC1', 'UC2'] };
    const sale = { subject: '2026-11-24', to: 'other-sale' };
    renderView(
      <EntryList
        entries={[
          { ...bare, action: 'appointment.view', ...view },
          { ...bare, id: 'two', action: 'payment.handled', ...sale },
        ]}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin-bookings?view=appointments&record=UC1',
      '/admin-bookings?view=appointments&record=UC2',
      '/admin-bookings?view=books&record=2026-11-24',
    ]);
  });
});

function serve(pages: AuditEntry[][]) {
  answers.set('GET /api/audit', ({ query }) => {
    const page = Number(query.cursor ?? 0);
    const nextCursor = page + 1 < pages.length ? String(page + 1) : null;
    return Response.json({ entries: pages[page], nextCursor });
  });
}

const page = '/admin-bookings?view=activity';
const lastQuery = () => listQueries('/api/audit').at(-1);

describe('the audit log', () => {
  test('shows who did what, by date in clinic time', async () => {
    serve([[entry(), entry({ at: '2026-11-23T05:00:00.000Z', actor: 'patient', to: 'cancelled' })]]);
    renderView(<AuditLog />, page);
    const monday = (await screen.findByRole('heading', { name: 'Monday, November 23, 2026' })).parentElement;
    expect(plain(monday?.textContent)).toContain(
      `9:05 AMMaria R. changed the status of ${id}: Confirmed → Completed`,
    );
    const sunday = screen.getByRole('heading', { name: 'Sunday, November 22, 2026' }).parentElement;
    expect(plain(sunday?.textContent)).toContain(
      `9:00 PMA patient changed the status of ${id}: Confirmed → Cancelled`,
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
    renderView(<AuditLog />, `${page}&kind=views`);
    await screen.findByRole('link', { name: 'UC1' });
    expect(lines()).toEqual(['9:04 AMMaria R. viewed booking UC2', '9:03 AMMaria R. viewed booking UC1']);
  });

  test('loads the next page', async () => {
    serve([[entry()], [entry({ at: '2026-11-20T17:00:00.000Z', subject: 'UC999999ZZZZZZ' })]]);
    renderView(<AuditLog />, page);
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('link', { name: 'UC999999ZZZZZZ' })).toBeTruthy();
    expect(screen.getByRole('link', { name: id })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('keeps its filters in the URL, and clears all of them by one press', async () => {
    serve([[]]);
    renderView(<AuditLog />, page);
    expect(await screen.findByText('No changes yet.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-23' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Stripe');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Changes to payments');
    await waitFor(() =>
      expect(currentUrl()).toBe(`${page}&from=2026-11-20&to=2026-11-23&kind=payment&actor=stripe`),
    );
    const asked = { from: '2026-11-20', to: '2026-11-23', actor: 'stripe', about: 'payment', limit: '50' };
    await waitFor(() => expect(lastQuery()).toEqual(asked));
    const none = (await screen.findByText('No activity matches your filters.')).closest('[role="status"]');
    await user.click(within(none as HTMLElement).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(currentUrl()).toBe(page));
    await waitFor(() => expect(lastQuery()).toEqual({ kind: 'changes', limit: '50' }));
  });

  test('shows only the changes of messages', async () => {
    serve([[]]);
    renderView(<AuditLog />, page);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Changes to messages');
    await waitFor(() => expect(lastQuery()).toEqual({ about: 'message', limit: '50' }));
    expect(currentUrl()).toBe(`${page}&kind=message`);
  });

  test('does not send invalid dates and kinds from the URL', async () => {
    serve([[entry()]]);
    renderView(<AuditLog />, `${page}&from=yesterday&to=2026-02-30&kind=all`);
    expect(await screen.findByRole('link', { name: id })).toBeTruthy();
    expect(listQueries('/api/audit')).toEqual([{ kind: 'changes', limit: '50' }]);
  });

  test('shows views instead of changes, and says what they leave out', async () => {
    serve([[{ ...bare, action: 'appointment.view', purpose: 'print' }]]);
    renderView(<AuditLog />, `${page}&from=2026-11-20`);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Views');
    await waitFor(() => expect(currentUrl()).toBe(`${page}&from=2026-11-20&kind=views`));
    await waitFor(() => expect(lastQuery()).toMatchObject({ kind: 'views' }));
    screen.getByText(/^Every view of .* For lists of more than 20 records, only the count is shown\./);
  });

  test('filters by you, by everyone seen so far under their latest name, and by whom the URL names', async () => {
    const { actorName: _name, ...old } = entry({ at: '2026-11-22T17:00:00.000Z' });
    serve([[entry(), old, { ...old, actor: 'desk-3-of-long-ago' }]]);
    renderView(<AuditLog />, page);
    await screen.findByRole('option', { name: 'Staff member desk-3-o' });
    const person = screen.getByRole('combobox', { name: 'Person' });
    const options = () => within(person).getAllByRole('option');
    const others = ['A patient', 'An email recipient', 'Stripe', 'The price list', 'A restore from backup'];
    const everyone = ['Everyone', 'You', ...others, 'Maria R.', 'Staff member desk-3-o'];
    expect(options().map(({ textContent }) => textContent)).toEqual(everyone);
    serve([[entry()]]);
    await user.selectOptions(person, 'Maria R.');
    await waitFor(() => expect(lastQuery()).toEqual({ kind: 'changes', actor: 'manager-7', limit: '50' }));
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(
      options()
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(everyone.toSorted());
    await user.selectOptions(person, 'You');
    await waitFor(() => expect(lastQuery()).toMatchObject({ actor: ownSubject }));
  });

  test('shows whom the URL names before any of their entries is there', async () => {
    serve([[]]);
    renderView(<AuditLog />, `${page}&actor=0b7f3c52-8a1d-4e69`);
    const person = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Person' });
    expect(person.selectedOptions[0]?.textContent).toBe('Staff member 0b7f3c52');
  });

  test('shows who has seen or changed one record, what that leaves out, and all records again', async () => {
    serve([[{ ...bare, action: 'appointment.view' }, entry()]]);
    renderView(<AuditLog />, `${page}&record=${id}`);
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(listQueries('/api/audit')).toEqual([{ subject: id, limit: '50' }]);
    const title = screen.getByRole('heading', { name: `Who has seen or changed ${id}` });
    expect(document.activeElement).toBe(title);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(id);
    screen.getByText(
      'People who saw this record only in a list of more than 20 aren’t named: such lists keep a count.',
    );
    expect(screen.queryByRole('combobox', { name: 'Show' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText(/^Every change,/);
    await waitFor(() => expect(lastQuery()).toEqual({ kind: 'changes', limit: '50' }));
    expect(currentUrl()).toBe(page);
  });

  test.each([
    [' uc123456abcdef', id],
    ['cdfg3467', 'CDFG3467'],
    ['pi_3QabcdEF', 'pi_3QabcdEF'],
  ])('finds the record whose number is typed as “%s”', async (typed, record) => {
    serve([[entry()]]);
    renderView(<AuditLog />, page);
    const box = await screen.findByRole('searchbox', { name: 'Search' });
    await user.type(box, `${typed}{Enter}`);
    await screen.findByRole('heading', { name: `Who has seen or changed ${record}` });
    expect(document.activeElement).toBe(box);
    expect(currentUrl()).toBe(`${page}&record=${record}`);
    await waitFor(() => expect(lastQuery()).toEqual({ subject: record, limit: '50' }));
    await user.clear(box);
    await waitFor(() => expect(currentUrl()).toBe(page));
  });

  test('neither sends nor keeps in the URL what is no number, which could be a name', async () => {
    serve([[entry()]]);
    renderView(<AuditLog />, page);
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'Ortega{Enter}');
    await screen.findByText(/^No record has this number\./);
    expect(currentUrl()).toBe(page);
    expect(JSON.stringify(asked)).not.toContain('Ortega');
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
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableName } from '#infra/config/tables.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { type Export, openRestoreSystem, type Visit } from './restore-system.harness.ts';

quietLog();
const system = await openRestoreSystem();
const { restore } = await import('./restore.ts');
const { checkCopies } = await import('./command/check-copies.ts');
const { suppress, suppressionOf } = await import('#functions/mail/suppressions/suppressions.ts');

afterAll(system.stopMail);

let to: Date;
let after: Export;
let corrected: Visit & { newToken: string };
let canceled: Visit;
let bounced: Visit;
let complained: Visit;
let paid: string;

beforeAll(async () => {
  const early = await system.book();
  [canceled, bounced, complained] = [await system.book(), await system.book(), await system.book()];
  await system.sendNewMails();
  await suppress(bounced.email, 'bounced', new Date());
  await suppress(complained.email, 'complained', new Date());
  await system.fillCopies(await system.exportAll());
  // Dated before the instant, and written after it, as by a function that had to try again.
  await system.cancel(canceled);
  to = await system.instant();
  const { status, body } = await system.call('POST /api/appointments/{confirmationNumber}/email', {
    params: { confirmationNumber: early.number },
    headers: { authorization: `Bearer ${early.token}` },
    body: { email: 'right@example.net' },
  });
  expect(status).toBe(200);
  corrected = { ...early, newToken: body.manageToken };
  await system.call('POST /api/admin/appointments/{confirmationNumber}/allow-email', {
    params: { confirmationNumber: bounced.number },
    claims: system.claims,
  });
  paid = await system.payBill();
  after = await system.exportAll();
});

const run = (changes: object = {}) =>
  restore({
    to,
    copyOf: system.copyOf,
    isDryRun: false,
    now: () => new Date(),
    awaitBooks: () => system.run(),
    say: () => {},
    ...changes,
  });

test('what the mail job, a patient and a manager did since is neither lost nor undone', async () => {
  const Suppressions = after.Suppressions.filter(({ stoppedFor }) => stoppedFor).map((item) => ({
    ...item,
    stoppedFor: { S: 'bounced' },
  }));
  await system.setTables({ ...after, Appointments: [], Payments: [], Suppressions });
  // While their records are missing, it passes emails over.
  await system.sendNewMails();
  const sent = async () =>
    (await system.sentMails()).map(({ to: address, subject }) => `${address} ${subject}`);
  const before = new Set(await sent());
  const report = await run();
  await system.sendNewMails();
  const since = (await sent()).filter((mail) => !before.has(mail));
  expect(since).toContainEqual(expect.stringMatching(new RegExp(`^${canceled.email} .*cancel`, 'i')));
  expect(report.resentMails).toContainEqual(expect.stringMatching(`^${canceled.number}#`));
  expect(report.resentMails).toContainEqual(expect.stringMatching(`^${paid}#`));

  expect(report.findings).toContainEqual({ kind: 'email-lost', id: corrected.number });
  expect(await suppressionOf(complained.email)).toBe('complained');
  expect(report.findings).toContainEqual({
    kind: 'change-lost',
    id: bounced.number,
    detail: expect.stringMatching(/appointment\.allow-email$/),
  });
});

test.each<[string, Partial<Export>]>([
  ['the audit log', { Outbox: [] }],
  ['the email', { Audit: [] }],
])('a wrong address stays without access when only %s tells that it was corrected', async (_, lost) => {
  await system.setTables({ ...after, Appointments: [], ...lost });
  await run();
  expect(await system.seen(corrected)).toBeUndefined();
  expect(await system.seen({ ...corrected, token: corrected.newToken })).toMatchObject({
    status: 'confirmed',
  });
  const numbers = (await system.all('Appointments'))
    .filter(({ emailKey }) => emailKey === corrected.email.toLowerCase())
    .map(({ confirmationNumber }) => confirmationNumber);
  expect(numbers).toEqual([]);
  // Written after the instant, and dated before it.
  expect((await system.seen(canceled))?.status).toBe('cancelled');
});

test('a table that is younger than the instant stays as it is, and the report says so', async () => {
  await system.setTables(after);
  const report = await run({
    copyOf: (table: TableName) => (table === 'Suppressions' ? undefined : system.copyOf(table)),
  });
  expect(report.findings).toContainEqual({ kind: 'table-younger', id: 'Suppressions' });
  expect(await suppressionOf(bounced.email)).toBeUndefined();
  expect(await suppressionOf(complained.email)).toBe('complained');
});

test('a copy may be missing only of a table that is younger, and not all of them', async () => {
  const without = (table: TableName) => (table === 'Books' ? 'no-such' : system.copyOf(table));
  expect(await checkCopies(system.copyOf, to)).toEqual([]);
  expect(await checkCopies(without, new Date(0))).toEqual(['Books']);
  await expect(checkCopies(without, new Date())).rejects.toThrow(/^There is no table no-such: --from-tables/);
  await expect(checkCopies(() => 'no-such', new Date(0))).rejects.toThrow(/^There is no table no-such/);
});

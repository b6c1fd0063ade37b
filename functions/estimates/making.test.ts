import { afterAll, describe, expect, test, vi } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { frontDeskClaims, type TestRequest } from '#infra/testing/events.ts';
import { callsOf, killed, killsOf, withFault } from '#infra/testing/faults/faults.ts';
import { openLookup } from '#infra/testing/mail/mailed-code.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { ahead, close, insured, monday, openEstimates } from '#infra/testing/records/estimates.ts';
import { tampered } from '#infra/testing/tampered.ts';
import { provider } from '#shared/estimates/prices.ts';
import { required } from '#shared/required.ts';
import { dayMs } from '#shared/time/durations.ts';
import type { EstimateMail } from './mails.ts';

quietLog();
const system = await openEstimates();
const { at, book, stored, stateOf, move, setStatus, correct, ask, make, show } = system;
const { renderEstimateMail } = await import('./render-mail.ts');
const { manageToken, notMineToken } = await import('#functions/appointments/auth/patient-tokens.ts');
const { writeToken } = await import('#functions/platform/tokens.ts');
afterAll(() => void vi.useRealTimers());

type Item = Parameters<typeof notMineToken>[0];
type Visit = Awaited<ReturnType<typeof book>>;

const items = [
  { description: 'Office visit, new patient', serviceCode: '99203', amount: 18_550 },
  { description: 'Strep test', amount: 4_000 },
];
const form = { items, diagnosisCode: 'j02.9', npi: '1679576722' };

const rowsOf = async ({ confirmationNumber }: Visit) =>
  (await system.all('Estimates')).filter((row) => row.confirmationNumber === confirmationNumber);
const mailsOf = async ({ confirmationNumber }: Visit) =>
  (await system.all('Outbox')).filter(
    (mail) => mail.kind === 'estimate' && mail.confirmationNumber === confirmationNumber,
  );
const linesOf = async ({ confirmationNumber }: Visit) =>
  (await system.all('Audit')).filter(
    ({ subject, action }) =>
      subject === confirmationNumber && String(action).startsWith('appointment.estimate'),
  );

const rendered = async (visit: Visit) => {
  const [mail] = (await mailsOf(visit)).toSorted((a, b) => String(b.createdAt).localeCompare(a.createdAt));
  const result = await renderEstimateMail(mail as EstimateMail);
  return typeof result === 'string'
    ? result
    : { ...result, token: /estimate\/\S+token=([\w.-]+)/.exec(result.text)?.[1] };
};

const withToken = ({ params }: Visit, token = ''): TestRequest => ({
  params,
  headers: { authorization: `Bearer ${token}` },
});

const itemOf = async (visit: Visit) => (await stored(visit)) as unknown as Item;

/** The token of the link in a visit's mail. */
async function mailedToken(visit: Visit): Promise<string> {
  const mail = await rendered(visit);
  return required(typeof mail === 'string' ? undefined : mail.token, 'token');
}

describe('the desk makes an estimate', () => {
  test('which its patient’s page shows, with everything that the rule asks for', async () => {
    const visit = await book(ahead.five, { firstName: 'Maya', lastName: 'Torres' });
    const { status, body } = await make(visit, form);
    expect([status, body.appointment.estimate?.sentAt]).toEqual([202, expect.any(String)]);
    const { startsAt, location } = body.appointment;
    const { estimate } = (await show(visit.own)).body;
    expect(estimate).toEqual({
      confirmationNumber: visit.confirmationNumber,
      madeAt: body.appointment.estimate?.sentAt,
      patientName: 'Maya Torres',
      dob: visit.dob,
      clinic: location,
      date: ahead.five,
      startsAt,
      items,
      total: 22_550,
      diagnosisCode: 'J02.9',
      provider: { name: provider.name, npi: '1679576722', taxId: provider.taxId },
    });
    const lookup = await openLookup(system, visit.email);
    expect((await show(withToken(visit, lookup))).body.estimate).toEqual(estimate);
    expect(body.link).toMatch(new RegExp(`^#/estimate/${visit.confirmationNumber}\\?token=`));
    expect((await show(withToken(visit, body.link?.split('token=')[1]))).body.estimate).toEqual(estimate);
  });

  test('with the group’s own NPI if it names no other', async () => {
    const visit = await book(ahead.five);
    await make(visit);
    expect((await show(visit.own)).body.estimate.provider).toEqual(provider);
  });

  test('which is kept for six years, with one line in the audit log', async () => {
    const visit = await book(ahead.five);
    await make(visit, form);
    const [row] = await rowsOf(visit);
    const years = (row?.expiresAt * 1000 - Date.now()) / (365.25 * dayMs);
    expect(years).toBeCloseTo(6, 1);
    expect(await linesOf(visit)).toMatchObject([{ action: 'appointment.estimate' }]);
  });

  test('whose mail has the day, the clinic and a link, and nothing that anyone typed', async () => {
    const visit = await book(ahead.five, { firstName: 'Zyxmaya', lastName: 'Zyxtorres' });
    await make(visit, { items: [{ description: 'Zyxvisit', amount: 77_700 }], diagnosisCode: 'J02.9' });
    expect(await mailsOf(visit)).toMatchObject([{ cause: 'staff', status: 'pending' }]);
    const mail = await rendered(visit);
    expect(mail).toMatchObject({ to: visit.email, subject: 'Your cost estimate is ready' });
    const text = JSON.stringify(mail);
    expect(text).toContain('Tuesday, December 1, 2026');
    for (const typed of ['Zyx', '777', 'J02.9']) expect(text).not.toContain(typed);
  });

  test('whose mail lets a stranger say that they aren’t its patient, who then gets no more of it', async () => {
    const visit = await book(ahead.five);
    await make(visit);
    const mail = await rendered(visit);
    const text = typeof mail === 'string' ? mail : mail.text;
    const token = /This isn’t me:\n\S+\/not-mine\/\S+token=([\w.-]+)/.exec(text)?.[1];
    const notMine = withToken(visit, token);
    const { status } = await system.call('POST /api/appointments/{confirmationNumber}/not-mine', notMine);
    expect([status, await rendered(visit)]).toEqual([202, 'superseded']);
  });

  test('for a patient without email, whom it prints it for', async () => {
    const visit = await book(ahead.five);
    await correct(visit, { email: '', phone: '(702) 555-0136' });
    const { body } = await make(visit);
    expect(await mailsOf(visit)).toEqual([]);
    expect((await show(withToken(visit, body.link?.split('token=')[1]))).status).toBe(200);
  });

  test('before anyone asked, for a visit of tomorrow with insurance, and the move makes it due again', async () => {
    const visit = await book('2026-11-24', insured);
    expect((await make(visit)).status).toBe(202);
    await move(visit, ahead.five);
    expect(await stateOf(visit)).toMatchObject({ queue: 'due' });
  });
});

test('without lines, the desk notes that the patient has asked, which changes nothing once it’s made', async () => {
  const visit = await book('2026-11-24', insured);
  const { status, body } = await make(visit, {});
  expect([status, body.link, body.appointment.estimate]).toEqual([
    202,
    undefined,
    { dueBy: close.friday, askedAt: '2026-11-23T17:00:00.000Z' },
  ]);
  await make(visit);
  const made = await stored(visit);
  expect((await make(visit, {})).body.link).toBeDefined();
  expect(await stored(visit)).toEqual(made);
});

test.each([
  ['items', []],
  ['items.0.description', [{ description: ' ', amount: 1 }]],
  ['items.0.description', [{ description: 'x'.repeat(81), amount: 1 }]],
  ['items.0.description', [{ description: '\u200b\u200d', amount: 1 }]],
  ['items.0.description', [{ description: 'Office visit\nand more', amount: 1 }]],
  ['items.0.description', [{ description: 'See www.example.com', amount: 1 }]],
  ['items.0.serviceCode', [{ description: 'Visit', serviceCode: '9920', amount: 1 }]],
  ['items.0.amount', [{ description: 'Visit', amount: -1 }]],
  ['items.0.amount', [{ description: 'Visit', amount: 1.5 }]],
])('a form is refused at %s', async (field, lines) => {
  const visit = await book(ahead.five);
  const { status, problem } = await make(visit, { items: lines });
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]]);
});

test.each([
  ['167957672', 'Enter the 10 digits of the NPI'],
  ['1111111111', 'A digit of this NPI is wrong. Copy it from npiregistry.cms.hhs.gov'],
  ['1679576727', 'A digit of this NPI is wrong. Copy it from npiregistry.cms.hhs.gov'],
  ['6179576722', 'A digit of this NPI is wrong. Copy it from npiregistry.cms.hhs.gov'],
])('a mistyped NPI, %s, is refused with what to do', async (npi, text) => {
  const { status, problem } = await make(await book(ahead.five), { items, npi });
  expect([status, problem.fields]).toEqual([422, { npi: text }]);
});

test('the front desk makes and lists estimates as managers do', async () => {
  const visit = await book(ahead.five);
  const claims = frontDeskClaims();
  expect((await make(visit, { items }, claims)).status).toBe(202);
  expect((await system.call('GET /api/admin/estimates', { claims })).status).toBe(200);
});

describe('two at the same time', () => {
  test('make one estimate and one mail of the same form', async () => {
    const visit = await book(ahead.five);
    const answers = await Promise.all([make(visit, form), make(visit, form), make(visit, form)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(
      [await rowsOf(visit), await mailsOf(visit), await linesOf(visit)].map(({ length }) => length),
    ).toEqual([1, 1, 1]);
  });

  test('with the version that both saw, the second is refused', async () => {
    const visit = await book(ahead.five);
    await make(visit, { items, version: 1 });
    const { status, problem } = await make(visit, {
      items: [{ description: 'Visit', amount: 1 }],
      version: 1,
    });
    expect([status, problem.code]).toEqual([409, 'stale-version']);
    expect((await make(visit, { items, version: 1 })).status).toBe(202);
  });
});

describe('an estimate made again', () => {
  test('from another form, in the same millisecond, is kept besides the first, and shown', async () => {
    const visit = await book(ahead.five);
    await make(visit);
    await make(visit, form);
    const rows = await rowsOf(visit);
    const [latest] = rows.toSorted((a, b) => String(b.madeAt).localeCompare(a.madeAt));
    expect(new Set(rows.map(({ madeAt }) => madeAt)).size).toBe(2);
    expect((await show(visit.own)).body.estimate).toMatchObject({ madeAt: latest?.madeAt, items });
    expect((await stored(visit)).estimate.sentAt).toBe(latest?.madeAt);
  });

  test('after a move replaces the earlier one, whose mail isn’t sent anymore', async () => {
    const visit = await book(ahead.five);
    await make(visit, form);
    const [first] = await mailsOf(visit);
    at('2026-11-23T11:00:00-08:00');
    await move(visit, '2026-12-03');
    expect(await rendered(visit)).toBe('superseded');
    await make(visit, form);
    expect(await renderEstimateMail(first as EstimateMail)).toBe('superseded');
    expect((await show(visit.own)).body.estimate.date).toBe('2026-12-03');
    expect(await rowsOf(visit)).toHaveLength(2);
    at(monday);
  });

  test('isn’t mailed once the visit is canceled', async () => {
    const visit = await book(ahead.five);
    await make(visit);
    await setStatus(visit, 'cancelled');
    expect(await rendered(visit)).toBe('superseded');
  });
});

describe('the link of an estimate', () => {
  test('opens it, and nothing else', async () => {
    const [visit, other] = [await book(ahead.five), await book(ahead.five)];
    for (const one of [visit, other]) await make(one);
    const token = await mailedToken(visit);
    const own = withToken(visit, token);
    expect((await show(own)).status).toBe(200);
    expect((await show(withToken(other, token))).problem.code).toBe('not-found');
    const answers = [
      await ask(visit.own === own ? visit : { own }),
      await move({ own }, ahead.ten),
      await system.call('GET /api/appointments/{confirmationNumber}', own),
      await system.call('POST /api/appointments/{confirmationNumber}/cancel', own),
      await system.call('GET /api/appointments/mine', own),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });

  test('works for two years, forged never', async () => {
    const visit = await book(ahead.five);
    await make(visit);
    const token = await mailedToken(visit);
    const refused = [
      await show({ params: visit.params }),
      await show(withToken(visit, tampered(token))),
      await show(
        withToken(
          visit,
          await writeToken('receipt', `${visit.confirmationNumber}#0`, new Date(Date.now() + dayMs)),
        ),
      ),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
    at('2028-11-22T09:00:00-08:00');
    expect((await show(withToken(visit, token))).status).toBe(200);
    at('2028-11-25T09:00:00-08:00');
    expect((await show(withToken(visit, token))).status).toBe(401);
    at(monday);
  });

  test('ends when the email address is corrected', async () => {
    const visit = await book(ahead.five);
    await make(visit);
    const token = await mailedToken(visit);
    await correct(visit, { email: 'right@example.com' });
    expect((await show(withToken(visit, token))).status).toBe(404);
  });
});

test('after “This isn’t me”, what was mailed opens no later estimate; the desk’s link and the booker’s browser do', async () => {
  const visit = await book(ahead.five);
  await make(visit);
  const [earlier, lookup] = [await mailedToken(visit), await openLookup(system, visit.email)];
  const notMine = withToken(visit, await notMineToken(await itemOf(visit)));
  await system.call('POST /api/appointments/{confirmationNumber}/not-mine', notMine);
  expect((await show(withToken(visit, earlier))).status).toBe(200);
  at('2026-11-23T09:10:00-08:00');
  const { link } = (await make(visit, form)).body;
  const mailed = await manageToken(await itemOf(visit), 'mail');
  const tokens = [earlier, lookup, mailed, link?.split('token=')[1]];
  const answers = await Promise.all(tokens.map((token) => show(withToken(visit, token))));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
  expect((await show(visit.own)).status).toBe(200);
  at(monday);
});

test('another patient sees no estimate and can’t ask for one; the patient’s own page has none before it’s made', async () => {
  const [visit, other] = [await book(ahead.five), await book('2026-11-24')];
  await make(visit);
  const { headers } = other.own;
  const foreign = { own: { params: visit.params, headers } };
  const answers = [await show(foreign.own), await ask(foreign), await show(other.own)];
  expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
    answers.map(() => [404, 'not-found']),
  );
});

test('making an estimate killed at any call leaves all of it or nothing, and the same press completes it', async () => {
  const calls = await callsOf(async () => make(await book(ahead.five), form));
  const bookCalls = await callsOf(() => book(ahead.five));
  for (const kill of killsOf(calls - bookCalls)) {
    const visit = await book(ahead.five);
    await killed(kill, () => make(visit, form));
    const isMade = (await stored(visit)).estimate.sentAt !== undefined;
    const left = [await rowsOf(visit), await mailsOf(visit), await linesOf(visit)];
    expect(left.map(({ length }) => length)).toEqual(left.map(() => (isMade ? 1 : 0)));
    expect((await make(visit, form)).status).toBe(202);
    const after = [await rowsOf(visit), await mailsOf(visit), await linesOf(visit)];
    expect(after.map(({ length }) => length)).toEqual([1, 1, 1]);
  }
});

test('an answer that is lost after the write is found out', async () => {
  const visit = await book(ahead.five);
  const isWrite = ({ operation }: OutsideCall) => operation.startsWith('TransactWrite');
  let struck = 0;
  const { result } = await withFault(
    'timeout-after',
    (call) => isWrite(call) && struck++ < 1,
    () => make(visit, form),
  );
  expect([result.status, (await rowsOf(visit)).length]).toEqual([202, 1]);
});

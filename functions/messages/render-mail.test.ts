import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { allMails, itemOf, later, sendMail, stop, system } from '#infra/testing/mail/mail-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { consultationBody, contactBody, storedFrom } from '#infra/testing/records/messages.ts';
import { brand } from '#shared/brand.ts';

afterAll(stop);
quietLog();

const isSes = ({ service }: OutsideCall) => service === 'ses';
const inbox = brand.email;

/** Sends the mails of a visitor's messages. Returns the mails as SES received them, and their ids in the outbox. */
async function deliver(email: string, now = later(0)) {
  const { mails } = await storedFrom(system, email);
  await sendMail(
    mails.map(({ id }) => id),
    now,
  );
  const sent = (await allMails()).filter(({ text, to }) => to === email || text.includes(email));
  return { sent, ids: mails.map(({ id }) => id) };
}

/** The Reply-To of a mail that SES received. */
async function replyTo(id: string): Promise<string[]> {
  const response = await fetch(`${process.env.AWS_ENDPOINT_URL_SESV2}/store`);
  const { emails } = (await response.json()) as { emails: { messageId: string; replyTo: string[] }[] };
  return emails.find(({ messageId }) => messageId === id)?.replyTo ?? [];
}

async function contact(changes: Record<string, unknown> = {}) {
  const body = contactBody(changes);
  expect((await system.call('POST /api/appoinment/add', { body })).status).toBe(201);
  return body;
}

async function consult(changes: Record<string, unknown> = {}) {
  const body = consultationBody(changes);
  expect((await system.call('POST /api/consultations', { body })).status).toBe(202);
  return body;
}

describe('a contact message', () => {
  test('goes to the clinics’ inbox only, and a reply to it goes to the visitor', async () => {
    const { email } = await contact({ message: 'Line\u202e one\r\nline two\n\n> not ours' });
    const { sent } = await deliver(email);
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect([mail?.to, mail?.subject]).toEqual([inbox, 'New message from the website']);
    expect(await replyTo(mail?.id ?? '')).toEqual([email]);
    expect(mail?.text).toContain(
      `Name: Dana Ortega\nEmail: ${email}\nPhone: (702) 555-0199\nPreferred contact date: Tuesday, November 24, 2026`,
    );
    expect(mail?.text).toContain('> Line one\n> line two\n> \n> > not ours\n');
    expect(mail?.text).not.toContain('\u202e');
    expect(mail?.html).toContain(
      '<bdi>Line\u202e one</bdi><br>\n<bdi>line two</bdi><br>\n<bdi></bdi><br>\n<bdi>&#62; not ours</bdi></blockquote>',
    );
    expect(mail?.html).toContain(`href="mailto:${email}"`);
  });

  test('without a message has no empty quotation', async () => {
    const { email } = await contact({ message: undefined });
    const { sent } = await deliver(email);
    expect(sent[0]?.html).not.toContain('<blockquote');
    expect(sent[0]?.text).not.toContain('>');
  });

  test('cannot inject markup into the clinics’ mail', async () => {
    const script = '<script>alert("1")</script>';
    const { email } = await contact({
      message: `<b>${script}</blockquote>`,
    });
    const { sent } = await deliver(email);
    expect(sent[0]?.html).not.toMatch(/<script|<b>/);
    expect(sent[0]?.html.match(/<\/blockquote>/g)).toHaveLength(1);
    expect(sent[0]?.html).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;');
    expect(sent[0]?.subject).toBe('New message from the website');
  });

  test('deleted before the job runs is not mailed', async () => {
    const { email } = await contact();
    const { mails, messages } = await storedFrom(system, email);
    const TableName = system.tableName('Messages');
    await system.dynamo.send(new DeleteCommand({ TableName, Key: { id: messages[0]?.id } }));
    const [id = ''] = mails.map((mail) => mail.id);
    await sendMail([id], later(0));
    expect((await itemOf(id)).status).toBe('superseded');
  });
});

describe('a request for a video visit', () => {
  test('mails the same link to patient and clinics, each in a text of its own', async () => {
    const { email } = await consult();
    const { sent } = await deliver(email);
    const [{ videoLink } = { videoLink: '' }] = (await storedFrom(system, email)).messages;
    const patient = sent.find(({ to }) => to === email);
    const clinic = sent.find(({ to }) => to === inbox);
    expect(sent).toHaveLength(2);
    expect(patient?.subject).toBe('Your virtual visit request for Tuesday, November 24');
    expect(patient?.text).toContain('Hello, thank you for requesting a virtual visit.');
    expect(patient?.text).toContain('Preferred date: Tuesday, November 24, 2026');
    expect(await replyTo(patient?.id ?? '')).toEqual([]);
    expect(clinic?.subject).toBe('Virtual visit request for Tuesday, November 24');
    expect(clinic?.text).toContain(`Name: Dana Ortega\nEmail: ${email}`);
    expect(await replyTo(clinic?.id ?? '')).toEqual([email]);
    for (const mail of [patient, clinic]) {
      expect(mail?.text).toContain(`Open the virtual visit:\n${videoLink}\n`);
      expect(mail?.html).toContain(`href="${videoLink}"`);
    }
  });

  test('carries the same link after the mail service has failed', async () => {
    const { email } = await consult();
    await withFault('timeout-after', isSes, () => deliver(email));
    const { sent, ids } = await deliver(email, later(31));
    // SES accepted each mail, but its answer was lost: the one case in which a mail may be sent twice.
    expect(sent.map(({ to }) => to).toSorted()).toEqual([inbox, inbox, email, email].toSorted());
    expect(new Set(sent.map(({ text }) => text.match(/https:\/\/video\S+/)?.[0])).size).toBe(1);
    for (const id of ids) expect(await itemOf(id)).toMatchObject({ status: 'sent', attempts: 2 });
  });

  test.each(['video-visit', 'lab'])(
    'tells the patient nothing that was typed, and the clinics the name: %s',
    async (source) => {
      const { email } = await consult({ name: 'Zyxmarker Account Locked', source });
      const { sent } = await deliver(email);
      expect(sent).toHaveLength(2);
      for (const { to, text, html, subject } of sent) {
        expect((text + html + subject).includes('Zyxmarker')).toBe(to === inbox);
      }
    },
  );
});

test('a request for a lab consultation speaks of no video visit, and tells the clinics where it comes from', async () => {
  const { email } = await consult({ source: 'lab' });
  const { sent } = await deliver(email);
  const patient = sent.find(({ to }) => to === email);
  const clinic = sent.find(({ to }) => to === inbox);
  expect(sent).toHaveLength(2);
  expect(patient?.text).toContain('Hello, thank you for requesting a lab consultation.');
  expect(patient?.text).toContain('We’ll contact you soon to schedule it.');
  expect(patient?.text).toContain('Preferred date: Tuesday, November 24, 2026');
  expect(clinic?.subject).toBe('Lab consultation request for Tuesday, November 24');
  expect(clinic?.text).toContain('the form on the lab page');
  expect(clinic?.html).toContain(`href="mailto:${email}"`);
  expect(await replyTo(clinic?.id ?? '')).toEqual([email]);
  for (const { text, html, subject } of sent) expect(text + html + subject).not.toMatch(/video/i);
});

test('the outbox holds nothing a visitor wrote', async () => {
  const { email } = await contact({ message: 'zyxmarker' });
  const text = JSON.stringify(await system.all('Outbox'));
  expect(text).toContain('#contact');
  for (const typed of [email, 'Ortega', 'zyxmarker', '555-0199', 'video.example.com']) {
    expect(text).not.toContain(typed);
  }
});

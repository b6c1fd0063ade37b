import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#infra/local/engine/free-port.ts';
import { createMailPages } from './pages.ts';
import type { SentMail } from './ses.ts';

const mail: SentMail = {
  id: 'id-1',
  to: 'dana@example.com',
  replyTo: '',
  subject: '<b>Your</b> visit',
  text: 'View my visit:\nhttp://localhost:3000/#/appointment-confirmation/UC1?token=a.b.c\n<script>alert(1)</script>',
  html: '<html><head><title>x</title></head><body>Hello</body></html>',
  at: '2026-11-23T17:00:00.000Z',
  attachments: [{ filename: 'visit.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
};

const port = await freePort();
const server = createServer(createMailPages({ mails: async () => [mail] })).listen(port, '127.0.0.1');
afterAll(() => server.close());

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

test('scripts get the mails as JSON', async () => {
  const { id, ...told } = mail;
  expect(await (await get('/local/mail.json')).json()).toEqual([told]);
});

test('the list links to each mail, which shows its text with links and its HTML in a sandbox', async () => {
  const list = await (await get('/local/mail')).text();
  expect(list).toContain('<a href="/local/mail/id-1">&#60;b&#62;Your&#60;/b&#62; visit</a>');
  const response = await get('/local/mail/id-1');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await response.text();
  expect(page).toContain('<a href="http://localhost:3000/#/appointment-confirmation/UC1?token=a.b.c">');
  expect(page).not.toContain('<script>');
  expect(page).toMatch(/<iframe title="The email as HTML" sandbox="[^"]*" src="\/local\/mail\/id-1\/html">/);
  expect(page).not.toMatch(/sandbox="[^"]*allow-(scripts|same-origin)/);
  expect(page).toContain('BEGIN:VCALENDAR');
});

test('the HTML on its own is sandboxed too', async () => {
  const response = await get('/local/mail/id-1/html');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toMatch(/default-src 'none';.* sandbox /);
  expect(await response.text()).toContain('Hello');
});

test.each(['/local/mail/other', '/local/mail/id-1/other', '/local/mail/%zz'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

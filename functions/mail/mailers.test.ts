import { afterEach, expect, test, vi } from 'vitest';
import { interceptOutsideCalls } from '#functions/platform/outside-calls.ts';
import { brand } from '#shared/brand.ts';
import type { Mail } from './mail.ts';
import { emailJsMailer } from './mailers.ts';

const settings = {
  EMAILJS_URL: 'https://api.emailjs.com',
  EMAILJS_USER_ID: 'user_1',
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_TEMPLATE_ID: 'template_1',
};

const mail: Mail = {
  to: 'dana@example.com',
  subject: 'Hello',
  text: 'Words',
  html: '<p>Words</p>',
};

function configure(changes: Partial<typeof settings> = {}): void {
  for (const [name, value] of Object.entries({ ...settings, ...changes })) vi.stubEnv(name, value);
}

/** Stands in for EmailJS. Records its requests, and which outside calls made them. */
function standIn(answer: Response) {
  const asked: { url: string; init: RequestInit }[] = [];
  const passed: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer;
  });
  restore = interceptOutsideCalls((call, proceed) => {
    passed.push(`${call.service} ${call.operation}`);
    return proceed();
  });
  return { asked, passed };
}

let restore = () => {};

afterEach(() => {
  restore();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a mail is one POST to the REST interface, with exactly this body', async () => {
  configure();
  const { asked, passed } = standIn(new Response('OK'));
  await emailJsMailer()(mail, 'id');
  expect(passed).toEqual(['emailjs send']);
  const [{ url, init } = { url: '', init: {} }, ...more] = asked;
  expect(more).toEqual([]);
  expect([init.method, url]).toEqual(['POST', 'https://api.emailjs.com/api/v1.0/email/send']);
  expect(new Headers(init.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(String(init.body))).toEqual({
    lib_version: '3.2.0',
    user_id: 'user_1',
    service_id: 'service_1',
    template_id: 'template_1',
    template_params: {
      to_email: 'dana@example.com',
      from_name: brand.name,
      subject: 'Hello',
      message: 'Words',
      message_html: '<p>Words</p>',
    },
  });
});

test('the address for answers is passed on if there is one', async () => {
  configure();
  const { asked } = standIn(new Response('OK'));
  await emailJsMailer()({ ...mail, replyTo: 'visitor@example.com' }, 'id');
  const { template_params } = JSON.parse(String(asked[0]?.init.body));
  expect(template_params).toMatchObject({ to_email: 'dana@example.com', reply_to: 'visitor@example.com' });
});

test('an unsuccessful answer is a failure, reported without the mail', async () => {
  configure();
  standIn(new Response('The user ID is invalid', { status: 400 }));
  await expect(emailJsMailer()(mail, 'id')).rejects.toThrow(/^EmailJS answered 400$/);
});

test.each(Object.keys(settings))('without %s it does not start, and says so', (name) => {
  configure({ [name]: '' });
  expect(() => emailJsMailer()).toThrow(`the environment variable ${name} is missing`);
});

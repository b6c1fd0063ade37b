import type { OutboxItem } from '#functions/mail/outbox.ts';
import type { MessageMail } from '#functions/messages/mails.ts';
import type { TestSystem } from '#infra/testing/system.ts';

let people = 0;

/** The body of a contact message, from a new visitor each time. */
export function contactBody(changes: Record<string, unknown> = {}) {
  people += 1;
  return {
    firstName: 'Dana',
    lastName: 'Ortega',
    email: `visitor${people}@example.com`,
    phone: '(702) 555-0199',
    date: '2026-11-24',
    message: 'Do you take walk-ins?',
    ...changes,
  };
}

/** The body of a consultation request, from a new visitor each time. */
export function consultationBody(changes: Record<string, unknown> = {}) {
  people += 1;
  return { name: 'Dana Ortega', email: `patient${people}@example.com`, date: '2026-11-24', ...changes };
}

/** The stored messages from an email address, and the mails queued for them. */
export async function storedFrom(system: TestSystem, email: string) {
  const messages = (await system.all('Messages')).filter((message) => message.email === email);
  const ids = new Set(messages.map(({ id }) => id));
  const mails = (await system.all('Outbox')) as OutboxItem<MessageMail>[];
  return { messages, mails: mails.filter(({ messageId }) => ids.has(messageId)) };
}

import { BadRequestException } from '@aws-sdk/client-sesv2';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { interceptOutsideCalls, type OutsideCall } from '#functions/platform/outside-calls.ts';
import { bounceOf, complaintOf } from '#infra/local/mail/mailbox-simulator.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { feedbackOn } from '#infra/testing/mail/feedback.ts';
import { brand } from '#shared/brand.ts';
import type { Reported } from './evaluate.ts';
import {
  type AlarmFault,
  book,
  inHours,
  inTurn,
  now,
  observed,
  schedules,
  system,
} from './observed-system.ts';

const isSes = ({ service }: OutsideCall) => service === 'ses';

/** Tells the record-feedback job what happened to an email, as SES does. */
export const { report } = await feedbackOn(system);

/** Books a visit, and changes its email in the outbox. Returns the email's id. */
async function outboxItem(
  changes: Record<string, unknown>,
  visit: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await book(visit);
  const items = await system.all('Outbox');
  const item = items.find(
    ({ confirmationNumber }) => confirmationNumber === body.appointment.confirmationNumber,
  );
  await system.dynamo.send(
    new PutCommand({ TableName: system.tableName('Outbox'), Item: { ...item, ...changes } }),
  );
  return String(item?.id);
}

const outboxItems = (count: number) => Promise.all(Array.from({ length: count }, () => outboxItem({})));

/** Tries six times to send an email to each of this many addresses. SES refuses every attempt. */
export async function triedSixTimes(addresses: number): Promise<Reported[]> {
  const { sendMail } = await import('#functions/jobs/send-mail.ts');
  const ids = await outboxItems(addresses);
  const restore = interceptOutsideCalls(async (call, proceed) => {
    if (isSes(call)) throw new BadRequestException({ message: 'Missing final "@domain"', $metadata: {} });
    return proceed();
  });
  const reported = await observed(() => inTurn(6, (count) => sendMail(ids, inHours(count / 10))));
  restore();
  return reported;
}

/** Faults of email, with the alarms that each sets off. */
export const mailFaults: readonly AlarmFault[] = [
  {
    alarms: ['MailFailed'],
    what: 'SES takes no email',
    make: async () => {
      const { sendMail } = await import('#functions/jobs/send-mail.ts');
      const ids = await outboxItems(20);
      return observed(() => withFault('throttle', isSes, () => sendMail(ids, now())));
    },
  },
  {
    alarms: ['OutboxAge'],
    what: 'an email has been due for an hour',
    make: async () => {
      const dueSince = inHours(-1).toISOString();
      await outboxItem({ queue: 'due', nextAttemptAt: dueSince });
      return observed(schedules['send-mail']);
    },
  },
  {
    alarms: ['MailAbandoned'],
    what: 'an email is too old to be tried once more',
    make: async () => {
      const { sendMail } = await import('#functions/jobs/send-mail.ts');
      const id = await outboxItem({
        attempts: 8,
        failures: 7,
        createdAt: inHours(-367 * 24).toISOString(),
        nextAttemptAt: inHours(-1).toISOString(),
      });
      return observed(() => withFault('throttle', isSes, () => sendMail([id], now())));
    },
  },
  {
    alarms: ['MailHeld'],
    what: 'more receipts than one mailbox gets in a day',
    make: async () => {
      const { sendMail } = await import('#functions/jobs/send-mail.ts');
      const visit = { email: 'bookkeeper@example.com' };
      const ids = await Promise.all(Array.from({ length: 3 }, () => outboxItem({ cause: 'payment' }, visit)));
      return observed(() => sendMail(ids, now()));
    },
  },
  {
    alarms: ['MailBounced'],
    what: 'ten patients’ email comes back',
    make: () =>
      observed(() =>
        inTurn(10, (count) =>
          report(`b${count}@example.com`, bounceOf(`b${count}@example.com`, 'Permanent')),
        ),
      ),
  },
  {
    alarms: ['MailComplained'],
    what: 'three patients report our email as spam',
    make: () =>
      observed(() =>
        inTurn(3, (count) => report(`c${count}@example.com`, complaintOf(`c${count}@example.com`))),
      ),
  },
  {
    alarms: ['ClinicInboxRefused'],
    what: 'the clinics’ own inbox bounces',
    make: () => observed(() => report(brand.email, bounceOf(brand.email, 'Permanent'))),
  },
];

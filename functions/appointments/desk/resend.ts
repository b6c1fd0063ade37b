import { randomUUID } from 'node:crypto';
import { changeMailStep } from '#functions/appointments/mails.ts';
import { type AppointmentItem, isDisowned } from '#functions/appointments/record.ts';
import { findAppointment } from '#functions/appointments/store.ts';
import { stopTexts, suppressionOf } from '#functions/mail/suppressions.ts';
import { keepMailStep } from '#functions/mail/waiting.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { tooMany, transactWithin } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { dayMs } from '#shared/time/durations.ts';

const limit = envNumber('LIMIT_RESENDS_OF_BOOKING');

const refusals = {
  noEmail: 'This visit has no email address. Add one, and the confirmation goes there.',
  disowned:
    'The owner of this email address told us that the visit isn’t theirs. Correct the address, and the confirmation goes there.',
  tooMany:
    'This confirmation has been sent several times today. Check the email address, or tell the patient by phone.',
};

/** Why there is nothing to confirm; undefined for a confirmed visit that has not begun. */
function obstacleTo({ status, startsAt }: AppointmentItem, now: Date): string | undefined {
  if (status === 'cancelled') return 'This visit has been canceled.';
  if (Date.parse(startsAt) <= now.getTime()) return 'This visit has already begun.';
  return status === 'confirmed' ? undefined : 'This visit isn’t confirmed anymore.';
}

/**
 * Mails the confirmation of an appointment again, to its own address. Throws `conflict`, in words for staff, when there
 * is nothing to confirm or the mail would not arrive, and `too-many` beyond the appointment's limit for the day.
 */
export async function resendConfirmation(
  confirmationNumber: string,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const item = await findAppointment(confirmationNumber);
  const obstacle = obstacleTo(item, now);
  if (obstacle) throw new Problem('conflict', `${obstacle} There’s no confirmation to send.`);
  if (!item.emailKey) throw new Problem('conflict', refusals.noEmail);
  if (isDisowned(item)) throw new Problem('conflict', refusals.disowned);
  const stop = await suppressionOf(item.emailKey);
  if (stop) {
    throw new Problem(
      'conflict',
      `${stopTexts[stop.reason]} Correct the address, or allow email to it again first.`,
    );
  }
  const againId = `${confirmationNumber}#again#${randomUUID()}`;
  const steps = {
    mail: changeMailStep('booked', item, 'staff', now, { againId }),
    audit: auditStep({ actor, action: 'appointment.resend', subject: confirmationNumber }, now),
  };
  const counts = [{ key: `resent#${confirmationNumber}`, limit, lastsMs: dayMs }];
  // A mail about an undoable change may still wait. The mail sent again shows that change already. So don't let an undo
  // stop the waiting mail: the patient then gets a mail about the undo, too.
  const waiting = item.waitingMail && keepMailStep(item.waitingMail.id);
  let outcome = await transactWithin({ ...steps, waiting }, counts);
  if (outcome.failed.includes('waiting')) outcome = await transactWithin(steps, counts);
  // Ignore other steps that fail: the mail's id is random, so they can fail only if an earlier attempt of this write
  // has landed.
  if (outcome.full) throw tooMany(outcome.full, refusals.tooMany);
}

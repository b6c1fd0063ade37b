import { randomUUID } from 'node:crypto';
import { attemptDigest, isDigestOf } from '#functions/appointments/attempt.ts';
import type { Patient } from '#functions/appointments/auth/patient-caller.ts';
import { estimated } from '#functions/appointments/estimate.ts';
import { refusals } from '#functions/appointments/limits/refusals.ts';
import { reschedules } from '#functions/appointments/limits/reschedules.ts';
import { changeMailStep } from '#functions/appointments/mails.ts';
import { checkOpen, checkOwn } from '#functions/appointments/ownership.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { isAppointment, updateAppointment } from '#functions/appointments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { tallyOf } from '#functions/platform/dynamo/tally.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { actorOf, countsOfActor } from '#functions/trust/proofs.ts';
import { waitingAddress } from '#functions/trust/waiting-address.ts';
import { invalid, Problem } from '#shared/api/problem.ts';
import { isInCorrectionTime } from '#shared/appointments/email-correction.ts';
import { brand } from '#shared/brand.ts';

export interface EmailCorrection {
  email: string;
  /** Made by the browser, so that it can repeat a correction whose answer was lost. */
  attempt?: string | undefined;
}

/**
 * Only the browser that booked may correct the address. Otherwise, a wrong recipient of the mail could take over the
 * booking.
 */
function checkBooker(caller: Patient, item: AppointmentItem): void {
  checkOwn(caller, item);
  if ('emailKey' in caller || caller.origin === 'mail') {
    throw new Problem(
      'forbidden',
      `You can change the email address only on the device you used to book. On any other device, please call us at ${brand.phone}.`,
    );
  }
}

function checkCorrectable(item: AppointmentItem, emailKey: string, now: Date): void {
  checkOpen(item, now);
  if (item.emailGeneration) {
    throw new Problem(
      'conflict',
      `You’ve already corrected this email address once. Please call us at ${brand.phone}, and we’ll fix it.`,
    );
  }
  if (!isInCorrectionTime(item, now)) {
    throw new Problem(
      'conflict',
      `It’s too late to correct the email address here. Please call us at ${brand.phone}, and we’ll fix it.`,
    );
  }
  if (emailKey === item.emailKey) throw invalid('email', 'This visit already uses that email address');
}

/** Whether the caller has already made this correction, with a token that the correction invalidated. */
function isRetry(caller: Patient, attempt: string, item: AppointmentItem): boolean {
  if ('emailKey' in caller || caller.origin === 'mail') return false;
  return (
    caller.confirmationNumber === item.confirmationNumber &&
    caller.emailGeneration + 1 === item.emailGeneration &&
    isDigestOf(item.correctionDigest, attempt)
  );
}

/**
 * Corrects the email address of a booking, once and soon after booking. Mails the confirmation to the new address, and
 * invalidates every earlier token, so that a recipient at the wrong address can no longer see or change anything.
 * Throws `not-found` for another patient's booking, `forbidden` unless the caller is the browser that booked,
 * `conflict` when it is too late or the address was corrected before, `invalid` for the address that the booking
 * already has, and `too-many` beyond a limit. The daily limit also counts rescheduling.
 */
export async function correctEmail(
  confirmationNumber: string,
  { email, attempt = randomUUID() }: EmailCorrection,
  caller: Patient,
  client: Client,
  now: Date,
): Promise<AppointmentItem> {
  const emailKey = email.toLowerCase();
  const actor = await actorOf(client, emailKey);
  const tally = tallyOf([
    ...(await countsOfActor(actor, emailKey, reschedules)),
    ...(actor === 'proven' ? [] : await waitingAddress(client, emailKey)),
  ]);
  return updateAppointment<AppointmentItem>(
    confirmationNumber,
    (item) => {
      if (isRetry(caller, attempt, item)) return { unchanged: item };
      checkBooker(caller, item);
      checkCorrectable(item, emailKey, now);
      const { isProven: _, waitingMail: __, ...unproven } = item;
      const readdressed: AppointmentItem = {
        ...unproven,
        ...(actor === 'proven' && { isProven: true }),
        email,
        emailKey,
        emailGeneration: 1,
        correctionDigest: attemptDigest(attempt),
        version: item.version + 1,
      };
      const next = estimated(item, readdressed, now);
      return {
        next,
        steps: {
          ...tally.steps(),
          mail: changeMailStep('booked', next, actor, now),
          audit: auditStep(
            { actor: 'patient', action: 'appointment.email', subject: confirmationNumber },
            now,
          ),
        },
        onRefused: (failed) => tally.refuse(failed, refusals.change),
      };
    },
    (record): record is AppointmentItem =>
      isAppointment(record) && isDigestOf(record.correctionDigest, attempt),
  );
}

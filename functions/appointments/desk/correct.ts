import { estimated } from '#functions/appointments/estimate.ts';
import { type ChangeKind, changeMailStep } from '#functions/appointments/mails.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { searchSteps } from '#functions/appointments/search/search-keys.ts';
import { checkVersion, isAppointment, updateAppointment } from '#functions/appointments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { invalid, type Problem } from '#shared/api/problem.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { type Correction, type CorrectionField, correctionFields } from '#shared/appointments/correction.ts';

function changedFields(item: AppointmentItem, correction: Correction): CorrectionField[] {
  return correctionFields.filter((field) => (correction[field] ?? item[field] ?? '') !== (item[field] ?? ''));
}

/** The appointment with these fields as corrected. An empty optional field is removed. */
function corrected(
  item: AppointmentItem,
  correction: Correction,
  changed: readonly CorrectionField[],
): AppointmentItem {
  const { phone, note, ...rest } = {
    ...item,
    ...Object.fromEntries(changed.map((field) => [field, correction[field]])),
  };
  return { ...rest, ...(phone && { phone }), ...(note && { note }), version: item.version + 1 };
}

/**
 * The appointment under a new email address, which is mailed right away. Nothing proves that address yet. Tokens for
 * earlier addresses stop working. So does a retry of the patient's own correction, whose reply would have a token.
 */
function readdressed(item: AppointmentItem, emailKey: string | undefined): AppointmentItem {
  const { isProven: _, correctionDigest: __, emailKey: ___, waitingMail: ____, ...unproven } = item;
  return { ...unproven, ...(emailKey && { emailKey }), emailGeneration: (item.emailGeneration ?? 0) + 1 };
}

/** The kind of mail that tells a new address about the visit, for each status that is mailed. */
const kindOf: Partial<Record<AppointmentStatus, ChangeKind>> = {
  confirmed: 'booked',
  cancelled: 'cancelled',
};

function mailStep(item: AppointmentItem, now: Date): TransactItem | undefined {
  const kind = kindOf[item.status];
  if (!kind || Date.parse(item.startsAt) <= now.getTime()) return undefined;
  return changeMailStep(kind, item, 'staff', now);
}

function unreachable(): Problem {
  const message = 'Enter a phone number or an email address, so that we can reach the patient';
  return invalid('phone', message, `${message}.`);
}

/**
 * Corrects fields of an appointment for staff. A new email address gets the confirmation, or for a canceled visit, the
 * cancellation. Other changes send no mail, and a correction that changes nothing writes nothing. The audit line names
 * the changed fields, not their values. Throws `invalid` if neither phone nor email is left, and `stale-version` unless
 * staff saw this version.
 */
export function correctAppointment(
  confirmationNumber: string,
  correction: Correction,
  version: number,
  { actor, now }: { actor: string; now: Date },
): Promise<AppointmentItem> {
  return updateAppointment<AppointmentItem>(
    confirmationNumber,
    (item) => {
      checkVersion(version)(item);
      const changed = changedFields(item, correction);
      if (changed.length === 0) return { unchanged: item };
      const written = corrected(item, correction, changed);
      if (!written.email && !written.phone) throw unreachable();
      const emailKey = written.email.toLowerCase() || undefined;
      const isReaddressed = emailKey !== item.emailKey;
      const next = estimated(item, isReaddressed ? readdressed(written, emailKey) : written, now);
      return {
        next,
        steps: {
          mail: isReaddressed && emailKey ? mailStep(next, now) : undefined,
          audit: auditStep(
            { actor, action: 'appointment.correct', subject: confirmationNumber, to: changed.join() },
            now,
          ),
          ...searchSteps(item, next),
        },
      };
    },
    (record): record is AppointmentItem =>
      isAppointment(record) && changedFields(record, correction).length === 0,
  );
}

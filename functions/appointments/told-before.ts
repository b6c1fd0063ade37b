import { findMail } from '#functions/mail/outbox.ts';
import { changeMailId } from './mails.ts';
import type { AppointmentItem } from './record.ts';

/** More changes than anyone makes. */
const maxVersions = 20;

/**
 * Whether a mail has told of an appointment before it was canceled. Also true when its first mail is no longer stored.
 */
export async function wasToldBefore({ confirmationNumber, version }: AppointmentItem): Promise<boolean> {
  const earlier = Array.from({ length: Math.min(version - 1, maxVersions) }, (_, index) => index + 1);
  const ids = earlier.flatMap((one) =>
    (['booked', 'moved'] as const).map((kind) => changeMailId({ confirmationNumber, version: one, kind })),
  );
  const [first, ...others] = await Promise.all(ids.map(findMail));
  return !first || [first, ...others].some((mail) => mail?.status === 'sent');
}

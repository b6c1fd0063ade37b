import type { QueuedMail } from '#functions/mail/outbox.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';

/** Asks whether an address really wants to wait. */
export interface ProofMail extends QueuedMail {
  kind: 'waitlist-proof';
  entryId: string;
}

/** Tells someone on the waiting list that a time has opened. */
export interface EarlierTimeMail extends QueuedMail, AppointmentSlot {
  kind: 'earlier-time';
  entryId: string;
}

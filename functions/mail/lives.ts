import { retention } from '#shared/legal/retention.ts';
import { dayMs, hourMs } from '#shared/time/durations.ts';

/** How long a mail is worth sending, and what happens when it could not be sent by then. */
interface MailLife {
  /** From its creation, at most. A mail about a visit ends sooner: its domain knows when. */
  lastsMs: number;
  /** The clock that its creation was read from: domain time, or real time, which `LOCAL_NOW` does not move. */
  clock: 'domain' | 'real';
  /** Whether someone has to call the patient, or read the message, when it could not be sent. */
  needsPerson: boolean;
}

/** Until its visit, which is at most a year ahead. */
const untilVisit = { lastsMs: 366 * dayMs, clock: 'domain' } as const;
const message = { lastsMs: 30 * dayMs, clock: 'real' } as const;

/** Every kind of mail. A kind without a line does not compile. */
export const mailLives = {
  booked: { ...untilVisit, needsPerson: false },
  moved: { ...untilVisit, needsPerson: false },
  // A patient who doesn't hear of it makes the trip for nothing.
  cancelled: { lastsMs: 7 * dayMs, clock: 'domain', needsPerson: true },
  'cancelled-together': { lastsMs: 7 * dayMs, clock: 'domain', needsPerson: true },
  closed: { ...untilVisit, needsPerson: true },
  'reminder-day': { lastsMs: 2 * dayMs, clock: 'domain', needsPerson: false },
  'reminder-hours': { lastsMs: 2 * hourMs, clock: 'domain', needsPerson: false },
  code: { lastsMs: retention.lookupCodeHours * hourMs, clock: 'real', needsPerson: false },
  contact: { ...message, needsPerson: true },
  consultation: { ...message, needsPerson: false },
  'consultation-notice': { ...message, needsPerson: true },
  'lab-consultation': { ...message, needsPerson: false },
  'lab-consultation-notice': { ...message, needsPerson: true },
  receipt: { lastsMs: 7 * dayMs, clock: 'domain', needsPerson: true },
  'refund-sent': { lastsMs: 7 * dayMs, clock: 'domain', needsPerson: false },
  'refund-failed': { lastsMs: 30 * dayMs, clock: 'domain', needsPerson: true },
} as const satisfies Record<string, MailLife>;

/** A kind of mail. */
export type MailKind = keyof typeof mailLives;

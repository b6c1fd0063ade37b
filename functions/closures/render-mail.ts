import {
  appointmentMailLabels,
  change,
  rescheduleLink,
  type WordsByCount,
} from '#functions/appointments/mail/mail-texts.ts';
import { mailAbout } from '#functions/appointments/mail/render-mail.ts';
import { type AppointmentItem, isMailed } from '#functions/appointments/record.ts';
import { nearestTimes, type OpenTime } from '#functions/appointments/slots/nearest-times.ts';
import { isClosed } from '#functions/appointments/slots/store.ts';
import { findAppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import type { Rendering } from '#functions/mail/mail.ts';
import { whatToBring } from '#shared/appointments/what-to-bring.ts';
import { closedTimeOf } from '#shared/closures/closure.ts';
import { isAffected } from './affected-appointments.ts';
import { closedMailsTo, listsVisit } from './closed-mails.ts';
import type { AffectedVisit, ClosedMail, ReopenedMail } from './mails.ts';
import { type ClosureItem, closuresOfDay, isAbout } from './store.ts';

const noHolds =
  'We can’t hold open times. If one is taken before you confirm it, we’ll show you the next ones.';

const noTimes = (links: string) =>
  `We don’t have an open time near yours right now. Use the ${links} below to look at other days or to cancel, or call us and we’ll help you.`;

const closedWords: WordsByCount = {
  one: {
    subject: (day) => `Please reschedule your visit on ${day}`,
    heading: 'Please choose a new time',
    opening: 'Hello, we’re sorry, but the clinic will be closed at the time of your visit.',
    timeLabel: appointmentMailLabels.current,
    advice: [
      'Choose a new time below, then confirm it on the next page. Your confirmation number stays the same.',
      noHolds,
    ],
    link: 'Choose another time or cancel',
  },
  several: {
    subject: 'Please reschedule your visits',
    heading: 'Please choose new times',
    opening: 'Hello, we’re sorry, but the clinic will be closed at the time of these visits.',
    advice: [
      'Choose a new time for each visit below, then confirm it on the next page. Your confirmation numbers stay the same.',
      noHolds,
    ],
    link: (when) => `Choose another time or cancel the visit on ${when}`,
  },
};

const { one, several } = closedWords;
/** The words when there are no other times to offer. */
const noTimesWords: WordsByCount = {
  one: { ...one, advice: [noTimes('link')] },
  several: { ...several, advice: [noTimes('links')] },
};

const reopenedWords: WordsByCount = {
  one: {
    subject: (day) => `Your clinic is open again on ${day}`,
    heading: 'Your clinic is open again',
    opening:
      'Hello, good news: the clinic will be open at the time of your visit after all. Your visit is still booked, so you don’t need to do anything.',
    advice: [whatToBring, change],
    link: 'View my visit',
    otherLink: rescheduleLink,
  },
  several: {
    subject: 'Your clinic is open again',
    heading: 'Your clinic is open again',
    opening:
      'Hello, good news: the clinic will be open at the time of these visits after all. They’re still booked, so you don’t need to do anything.',
    advice: [whatToBring, 'To reschedule or cancel a visit, use its link below or call us.'],
    link: (when) => `View the visit on ${when}`,
  },
};

/**
 * The appointment of a visit, if one of the closures still affects it. A closure never affects a visit that has begun,
 * so a past visit is judged as of just before its start. That tells a mail that is too late from one that is no longer
 * true.
 */
async function affectedVisit(
  { confirmationNumber, startsAt }: AffectedVisit,
  closures: readonly ClosureItem[],
  now: Date,
) {
  const before = new Date(Math.min(now.getTime(), Date.parse(startsAt) - 1));
  const item = await findAppointmentRecord(confirmationNumber);
  if (!isAppointment(item) || !isMailed(item) || item.startsAt !== startsAt) return undefined;
  if (!closures.some((closure) => isAffected(item, closure, before))) return undefined;
  return { item, hasBegun: before < now };
}

/**
 * The mail to an address whose visits are affected by a closure. A mail about several visits leaves out visits whose
 * address was corrected since: notifying again mails the new address. Superseded when no visit is affected anymore, or
 * the clinic was reopened and no other closure inherited the mail; expired when the last affected visit would have
 * begun.
 */
export async function renderClosedMail(mail: ClosedMail, now: Date): Promise<Rendering> {
  const ofDay = await closuresOfDay(closedTimeOf(mail.closureId));
  const closures = ofDay.filter((closure) => isAbout(closure, mail.closureId, mail.closedAt));
  const visits = await Promise.all(
    mail.visits.map(async (visit) => {
      const found = await affectedVisit(visit, closures, now);
      // A mail about several visits goes to one address, so it must not list a visit whose address was corrected.
      const isReaddressed = found?.item.emailGeneration !== visit.emailGeneration;
      return isReaddressed && mail.visits.length > 1 ? undefined : found;
    }),
  );
  const affected = visits.filter((visit) => visit !== undefined);
  const [first, ...others] = affected.filter(({ hasBegun }) => !hasBegun).map(({ item }) => item);
  if (!first) return affected.length > 0 ? 'expired' : 'superseded';
  // No calendar file: a visit that can't take place doesn't belong in a calendar.
  const times = new Map<string, OpenTime[]>();
  for (const item of [first, ...others]) {
    // A family that shares an address must not be offered one time twice.
    times.set(item.confirmationNumber, await nearestTimes(item, now, [...times.values()].flat()));
  }
  const hasTimes = [...times.values()].some((offered) => offered.length > 0);
  const words = hasTimes ? closedWords : noTimesWords;
  return mailAbout([first, ...others], words, 'reschedule', times);
}

/**
 * Whether the patient's address was told by mail that the visit's clinic is closed; `not-yet` while a mail is being
 * sent.
 */
async function wasTold(
  { told }: ReopenedMail,
  { emailKey, ...visit }: AppointmentItem & { emailKey: string },
) {
  const mail = (await closedMailsTo(told, emailKey)).find((one) => listsVisit(one, visit));
  if (!mail) return false;
  const { status, attempts } = mail;
  if (status === 'pending' && attempts > 0) return 'not-yet';
  // A second attempt means that the first may have been sent, although its result is unknown.
  return status === 'sent' || (status === 'superseded' && attempts > 1);
}

/** The appointment of a visit, if its patient has to know that the clinic is open; `not-yet` while it's closed. */
async function reopenedVisit(mail: ReopenedMail, visit: AffectedVisit, now: Date) {
  const item = await findAppointmentRecord(visit.confirmationNumber);
  if (!isAppointment(item) || item.status !== 'confirmed' || !isMailed(item)) return undefined;
  const isSame = item.locationId === closedTimeOf(mail.closureId).locationId && listsVisit(mail, item);
  if (!isSame || item.emailGeneration !== visit.emailGeneration) return undefined;
  const told = await wasTold(mail, item);
  if (!told) return undefined;
  const hasBegun = Date.parse(item.startsAt) <= now.getTime();
  if (await isClosed(item)) return hasBegun ? undefined : 'not-yet';
  return told === 'not-yet' ? told : { item, hasBegun };
}

/**
 * The mail that tells an address that the clinic is open at the time of its visits after all. Superseded when all of
 * them were rescheduled or canceled, or the address was never told about the closure; `not-yet` while another closure
 * covers one of them, or while a mail may be telling the address of the closure; expired when the last of them has
 * begun.
 */
export async function renderReopenedMail(mail: ReopenedMail, now: Date): Promise<Rendering> {
  const found = await Promise.all(mail.visits.map((visit) => reopenedVisit(mail, visit, now)));
  if (found.includes('not-yet')) return 'not-yet';
  const visits = found.filter((visit) => typeof visit === 'object');
  const [first, ...others] = visits.filter(({ hasBegun }) => !hasBegun).map(({ item }) => item);
  if (!first) return visits.length > 0 ? 'expired' : 'superseded';
  return mailAbout([first, ...others], reopenedWords, 'appointment-confirmation');
}

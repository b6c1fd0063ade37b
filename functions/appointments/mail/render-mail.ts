import {
  type CanceledTogetherMail,
  type ChangeKind,
  type ChangeMail,
  changeMailId,
  type ReminderMail,
  togetherMailId,
} from '#functions/appointments/mails.ts';
import { type AppointmentItem, isMailed, toAppointment } from '#functions/appointments/record.ts';
import { reminderEnds } from '#functions/appointments/reminders.ts';
import type { OpenTime } from '#functions/appointments/slots/nearest-times.ts';
import { isClosed } from '#functions/appointments/slots/store.ts';
import { findAppointmentRecord, isAppointment } from '#functions/appointments/store.ts';
import { type Mail, patientFooter, type Rendering } from '#functions/mail/mail.ts';
import { bodiesOf, type MailLink } from '#functions/mail/mail-content.ts';
import { findMail } from '#functions/mail/outbox.ts';
import { isWaiting } from '#functions/mail/waiting.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { brand } from '#shared/brand.ts';
import { appointmentCalendar } from '#shared/calendar/appointment-calendar.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { oneLineAddress } from '#shared/clinics/directions-url.ts';
import { formatLongDate, formatShortDate } from '#shared/time/clinic-time.ts';
import { bookAgainLink, cancelLink, type LinkedScreen, linkTo, notMineLink, offerLink } from './links.ts';
import {
  type AppointmentMailWords,
  adviceFor,
  appointmentMailTexts,
  canceledTogetherTexts,
  appointmentMailLabels as labels,
  type SeveralVisitsWords,
  type WordsByCount,
} from './mail-texts.ts';
import { placeFact, timeFact, whenOf } from './visit-facts.ts';

/** For each status, the change mails that are still correct. */
const trueKinds: Record<AppointmentStatus, readonly ChangeKind[]> = {
  confirmed: ['booked', 'rescheduled'],
  arrived: ['booked', 'rescheduled'],
  cancelled: ['cancelled'],
  completed: [],
  'no-show': [],
};

/** The times that a mail offers each of its visits, by confirmation number. */
export type OfferedTimes = ReadonlyMap<string, readonly OpenTime[]>;

interface Parts<Words> {
  words: Words;
  screen: LinkedScreen;
  times?: OfferedTimes | undefined;
}

/** The links of a mail that offers other times for a visit. Without any times, only the link `other`. */
async function offersOf(
  item: AppointmentItem,
  times: OfferedTimes | undefined,
  title: string,
  other: MailLink,
) {
  const offered = (times?.get(item.confirmationNumber) ?? []).map(async (slot) => ({
    text: `${formatShortDate(slot.date)}, ${formatSlotTime(slot.time)}`,
    detail: clinicById(slot.locationId).name,
    href: await offerLink(item, slot, 'closed'),
  }));
  return { title, links: await Promise.all(offered), other };
}

/** The links to reschedule a visit and to cancel it, or the link to book again. */
async function otherLinksOf(item: AppointmentItem, { otherLink }: AppointmentMailWords): Promise<MailLink[]> {
  if (!otherLink) return [];
  const { text, to } = otherLink;
  if (to === 'book') return [{ text, href: bookAgainLink(item) }];
  return [
    { text, href: await linkTo('reschedule', item) },
    { text: labels.cancel, href: await cancelLink(item) },
  ];
}

/** A mail about an appointment as it is now, with a link to one of its screens. */
async function appointmentMail(
  item: AppointmentItem,
  { words, screen, times }: Parts<AppointmentMailWords>,
): Promise<Mail> {
  const appointment = toAppointment(item);
  const { location, date, time, confirmationNumber, email } = appointment;
  const canGo = words.otherLink?.to === 'reschedule';
  const link = { text: words.link, href: await linkTo(screen, item) };
  const content = {
    heading: words.heading,
    opening: words.opening,
    firstLink: await notMineLink(item),
    facts: [
      timeFact({ date, time }, words.timeLabel),
      placeFact(location, { canGo }),
      { label: labels.confirmationNumber, value: confirmationNumber },
      { label: labels.phone, value: location.phone },
    ],
    advice: adviceFor([appointment], words.advice),
    ...(times ? { offers: [await offersOf(item, times, labels.available, link)] } : { link }),
    otherLinks: await otherLinksOf(item, words),
    footer: patientFooter(location.phone),
  };
  return { to: email, subject: words.subject(formatLongDate(date)), ...bodiesOf(content) };
}

/** One mail about several appointments of an address, with a link to a screen of each. */
async function appointmentsMail(
  items: readonly [AppointmentItem, ...AppointmentItem[]],
  { words, screen, times }: Parts<SeveralVisitsWords>,
): Promise<Mail> {
  const visits = items
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .map(async (item) => {
      const { location, date, time, confirmationNumber } = toAppointment(item);
      const when = whenOf({ date, time });
      const link = { text: words.link(when), href: await linkTo(screen, item) };
      return {
        fact: {
          label: when,
          value: [
            location.name,
            oneLineAddress(location),
            `${labels.confirmationNumber} ${confirmationNumber}`,
          ],
          bold: 'label' as const,
        },
        offers: await offersOf(item, times, labels.insteadOf(when), link),
      };
    });
  const listed = await Promise.all(visits);
  const content = {
    heading: words.heading,
    opening: words.opening,
    facts: listed.map(({ fact }) => fact),
    advice: adviceFor(items.map(toAppointment), words.advice),
    offers: listed.map(({ offers }) => offers),
    footer: patientFooter(brand.phone),
  };
  return { to: items[0].email, subject: words.subject, ...bodiesOf(content) };
}

/**
 * The mail about these appointments of an address, in the words for one or for several, without a calendar file.
 * @param times other times to offer for each
 */
export function mailAbout(
  [first, ...others]: readonly [AppointmentItem, ...AppointmentItem[]],
  { one, several }: WordsByCount,
  screen: LinkedScreen,
  times?: OfferedTimes,
): Promise<Mail> {
  return others.length === 0
    ? appointmentMail(first, { words: one, screen, times })
    : appointmentsMail([first, ...others], { words: several, screen, times });
}

async function withCalendar(item: AppointmentItem, mail: ChangeMail | ReminderMail): Promise<Mail> {
  const { kind } = mail;
  return {
    ...(await appointmentMail(item, {
      words: appointmentMailTexts[kind],
      screen: 'appointment-confirmation',
    })),
    calendar: {
      filename: 'visit.ics',
      content: appointmentCalendar(toAppointment(item), new Date(mail.createdAt)),
    },
  };
}

/** More versions than a real appointment goes through. */
const maxVersions = 20;

/**
 * Whether a mail about an appointment was sent before its cancellation. Also true when the appointment's first mail is
 * no longer stored.
 */
async function wasToldBefore({ confirmationNumber, version }: AppointmentItem): Promise<boolean> {
  const earlier = Array.from({ length: Math.min(version - 1, maxVersions) }, (_, index) => index + 1);
  const ids = earlier.flatMap((one) =>
    (['booked', 'rescheduled'] as const).map((kind) =>
      changeMailId({ confirmationNumber, version: one, kind }),
    ),
  );
  const [first, ...others] = await Promise.all(ids.map(findMail));
  return !first || [first, ...others].some((mail) => mail?.status === 'sent');
}

/**
 * Whether staff can still undo their latest change without a mail. While they can, no other mail may tell the patient
 * about that change, and no mail about the visit as it was before may be given up.
 */
async function isUndoable({ waitingMail }: AppointmentItem): Promise<boolean> {
  return waitingMail !== undefined && isWaiting(await findMail(waitingMail.id));
}

/**
 * The mail about a change. `superseded` if it is no longer true, if staff undid the change, or if the mail about the
 * latest version says the same; `not-yet` while staff can undo a later change; `expired` once the visit has begun,
 * unless the mail is about a cancellation.
 */
export async function renderChangeMail(mail: ChangeMail, now: Date): Promise<Rendering> {
  const { confirmationNumber } = mail;
  const item = await findAppointmentRecord(confirmationNumber);
  if (!isAppointment(item) || !isMailed(item)) return 'superseded';
  if (mail.isUndoable && item.waitingMail?.id !== changeMailId(mail)) return 'superseded';
  if (!mail.isUndoable && (await isUndoable(item))) return 'not-yet';
  const { version, status } = item;
  const kinds = trueKinds[status];
  if (!kinds.includes(mail.kind)) return 'superseded';
  // A late cancellation mail only confuses a recipient who never got a mail about the visit.
  if (status === 'cancelled' && mail.hasWaited && !(await wasToldBefore(item))) return 'superseded';
  if (version !== mail.version) {
    const ids = kinds.map((kind) => changeMailId({ confirmationNumber, version, kind }));
    const newer = await Promise.all(ids.map(findMail));
    if (newer.some((found) => found)) return 'superseded';
  }
  if (status !== 'cancelled' && Date.parse(item.startsAt) <= now.getTime()) return 'expired';
  return withCalendar(item, mail);
}

/**
 * A reminder. `superseded` when the appointment is no longer confirmed or was rescheduled; `expired` when it is no
 * longer "tomorrow" or "in about two hours"; `not-yet` while staff can still undo a change, and while its clinic is
 * closed at that time: patients must not come to a locked door, but the clinic may still reopen.
 */
export async function renderReminder(mail: ReminderMail, now: Date): Promise<Rendering> {
  const item = await findAppointmentRecord(mail.confirmationNumber);
  if (!isAppointment(item) || !isMailed(item) || item.status !== 'confirmed') return 'superseded';
  if (item.startsAt !== mail.startsAt) return 'superseded';
  if (reminderEnds(item, mail.kind) <= now) return 'expired';
  return (await isUndoable(item)) || (await isClosed(item)) ? 'not-yet' : withCalendar(item, mail);
}

/**
 * The mail to an address about its visits that staff canceled together. Leaves out visits that have begun, were
 * confirmed again or have another address by now; superseded when none is left.
 */
export async function renderCanceledTogether(mail: CanceledTogetherMail, now: Date): Promise<Rendering> {
  const records = await Promise.all(mail.confirmationNumbers.map(findAppointmentRecord));
  const [first, ...others] = records
    .filter(isAppointment)
    .filter((item) => isMailed(item) && Date.parse(item.startsAt) > now.getTime())
    .filter(({ status, waitingMail }) => status === 'cancelled' && waitingMail?.id === togetherMailId(mail));
  if (!first) return 'superseded';
  const words = { one: appointmentMailTexts.cancelled, several: canceledTogetherTexts };
  return mailAbout([first, ...others], words, 'appointment-confirmation');
}

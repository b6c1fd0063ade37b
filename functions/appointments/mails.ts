import { bodiesOf } from '#functions/mail/layout.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { ChangeMail, ClosedMail, ReminderMail } from '#functions/mail/outbox.ts';
import { visitMailLabels as labels, patientFooter, visitMailTexts } from '#functions/mail/texts.ts';
import { env } from '#functions/platform/env.ts';
import { writeToken } from '#functions/platform/tokens.ts';
import { spokenTime } from '#shared/appointments/slots.ts';
import { visitCalendar } from '#shared/calendar/visit-calendar.ts';
import { spokenDate } from '#shared/time/clinic-time.ts';
import { type AppointmentItem, toAppointment } from './record.ts';

const siteUrl = env('SITE_URL');

/** Opens a screen of the visit. The token is in the hash, which browsers never send to a server. */
async function linkTo(
  screen: 'appointment-confirmation' | 'reschedule',
  { confirmationNumber, tokenExpiresAt }: AppointmentItem,
): Promise<string> {
  const token = await writeToken('manage', confirmationNumber, new Date(tokenExpiresAt));
  return `${siteUrl}/#/${screen}/${confirmationNumber}?token=${token}`;
}

/** The mail about a visit, as the visit stands now. */
export async function visitMail(
  { kind, createdAt }: ChangeMail | ReminderMail | ClosedMail,
  item: AppointmentItem,
): Promise<Mail> {
  const visit = toAppointment(item);
  const { location, date, time, confirmationNumber } = visit;
  const words = visitMailTexts[kind];
  const mustMove = kind === 'closed';
  const address = `${location.address}, ${location.city}, ${location.state} ${location.zipCode}`;
  const content = {
    heading: words.heading,
    opening: words.opening(visit.firstName),
    facts: [
      { label: labels.when, value: `${spokenDate(date, { year: true })}, ${spokenTime(time)}` },
      { label: labels.where, value: `${location.name}, ${address}` },
      { label: labels.confirmationNumber, value: confirmationNumber },
      { label: labels.phone, value: location.phone },
    ],
    advice: words.advice,
    link: {
      text: words.link,
      href: await linkTo(mustMove ? 'reschedule' : 'appointment-confirmation', item),
    },
    footer: patientFooter(location.phone),
  };
  return {
    to: visit.email,
    subject: words.subject(spokenDate(date)),
    ...bodiesOf(content),
    // A visit that cannot take place belongs into nobody's calendar.
    ...(!mustMove && {
      calendar: {
        method: visit.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
        filename: 'visit.ics',
        content: visitCalendar(visit, new Date(createdAt)),
      },
    }),
  };
}

import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventStatus,
} from 'ical-generator';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { minuteOfSlot } from '#shared/appointments/slots.ts';
import { whatToBring, whatToBringForMinor } from '#shared/appointments/what-to-bring.ts';
import { brand } from '#shared/brand.ts';
import { type ClinicDate, clinicInstant, clinicTimeZone } from '#shared/time/clinic-time.ts';
import { daySeconds } from '#shared/time/durations.ts';

const calendarTexts = {
  summary: `Visit at ${brand.name}`,
  cancelledSummary: `Canceled: visit at ${brand.name}`,
  alarm: `Your visit at ${brand.name} is tomorrow`,
  number: 'Confirmation number',
  phone: 'Phone',
  change: 'To reschedule or cancel the visit, open the link in your confirmation email or call us.',
  cancelled: 'This visit was canceled.',
};

/** America/Los_Angeles in iCalendar form: the rule in force since 2007, as in clinic-time.ts. */
const clinicTimeZoneRules = `BEGIN:VTIMEZONE
TZID:America/Los_Angeles
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZNAME:PDT
TZOFFSETFROM:-0800
TZOFFSETTO:-0700
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZNAME:PST
TZOFFSETFROM:-0700
TZOFFSETTO:-0800
END:STANDARD
END:VTIMEZONE`;

function descriptionOf({ confirmationNumber, location, status, isMinor }: PatientAppointment): string {
  const { number, phone, change, cancelled } = calendarTexts;
  return [
    `${number}: ${confirmationNumber}`,
    `${phone}: ${location.phone}`,
    '',
    ...(status === 'cancelled' ? [cancelled] : [isMinor ? whatToBringForMinor : whatToBring, change]),
  ].join('\n');
}

const domain = brand.email.slice(brand.email.indexOf('@') + 1);

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/**
 * A clinic time as a fake Day.js object, which ical-generator formats unchanged. It would format a plain Date
 * in the time zone of the visitor's machine.
 */
function clinicDayJs(date: ClinicDate, minuteOfDay: number): ICalDayJsStub {
  const patterns: Record<string, string> = {
    YYYYMMDD: date.replaceAll('-', ''),
    HHmmss: `${twoDigits(Math.floor(minuteOfDay / 60))}${twoDigits(minuteOfDay % 60)}00`,
  };
  const instant = clinicInstant(date, minuteOfDay);
  return {
    format: (pattern = '') => patterns[pattern] ?? '',
    isValid: () => true,
    toDate: () => instant,
    toJSON: () => instant.toISOString(),
  };
}

/** Moves the alarm behind all properties of the event, as RFC 5545 requires. ical-generator writes some after it. */
function moveAlarmToEnd(file: string): string {
  return file.replace(/(BEGIN:VALARM\r\n.*END:VALARM\r\n)(.*)(?=END:VEVENT)/s, '$2$1');
}

/**
 * An appointment as an iCalendar file. All versions share one UID and have increasing SEQUENCE numbers, so
 * that rescheduling or canceling updates the existing entry. Leaves out patient and insurance, because
 * calendars are shared.
 * @param stampedAt when this version was created, if known
 */
export function appointmentCalendar(
  appointment: PatientAppointment,
  stampedAt: Date = new Date(appointment.bookingDate),
): string {
  const { confirmationNumber, location, date, time, duration, version } = appointment;
  const isCancelled = appointment.status === 'cancelled';
  const calendar = new ICalCalendar({
    prodId: { company: brand.shortName, product: 'Visits', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // Leave out the name: ical-generator would apply the named zone to DTSTAMP as well, which has to be UTC.
    timezone: { name: null, generator: () => clinicTimeZoneRules },
  });
  const event = calendar.createEvent({
    id: `${confirmationNumber}@${domain}`,
    sequence: version - 1,
    stamp: stampedAt,
    timezone: clinicTimeZone,
    start: clinicDayJs(date, minuteOfSlot(time)),
    end: clinicDayJs(date, minuteOfSlot(time) + duration),
    summary: isCancelled ? calendarTexts.cancelledSummary : calendarTexts.summary,
    location: {
      title: location.name,
      address: `${location.address}, ${location.city}, ${location.state} ${location.zipCode}`,
    },
    description: descriptionOf(appointment),
    organizer: { name: brand.name, email: brand.email },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!isCancelled) {
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: daySeconds,
      description: calendarTexts.alarm,
    });
  }
  return moveAlarmToEnd(`${calendar.toString()}\r\n`);
}

/** Several confirmed appointments as one file, because browsers ask before a page saves a second file. */
export function appointmentsCalendar(appointments: readonly PatientAppointment[]): string {
  const [first = '', ...others] = appointments.map((appointment) => appointmentCalendar(appointment));
  const end = first.indexOf('END:VCALENDAR');
  const events = others.map((file) =>
    file.slice(file.indexOf('BEGIN:VEVENT'), file.indexOf('END:VCALENDAR')),
  );
  return [first.slice(0, end), ...events, first.slice(end)].join('');
}

import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventStatus,
} from 'ical-generator';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { minuteOfSlot } from '#shared/appointments/slots.ts';
import { brand } from '#shared/brand.ts';
import { type ClinicDate, clinicInstant, clinicTimeZone } from '#shared/time/clinic-time.ts';
import { daySeconds } from '#shared/time/durations.ts';
import { clinicTimeZoneRules } from './clinic-time-zone.ts';
import { calendarTexts } from './texts.ts';

const domain = brand.email.slice(brand.email.indexOf('@') + 1);

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/**
 * A moment on the clinic's wall clock, in the guise of a date library that ical-generator knows: of a plain Date it
 * would print the hours of whatever zone the visitor's machine is in.
 */
function onClinicClock(date: ClinicDate, minuteOfDay: number): ICalDayJsStub {
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

/** RFC 5545 wants an event's properties before its alarms; ical-generator writes some of them after. */
function alarmLast(file: string): string {
  return file.replace(/(BEGIN:VALARM\r\n.*END:VALARM\r\n)(.*)(?=END:VEVENT)/s, '$2$1');
}

/**
 * The visit as a calendar file. Every version of a visit has the same UID and a SEQUENCE of its own, so that a move or
 * cancel changes the entry that is there. Names neither the patient nor an insurance: calendars are shared.
 * @param stampedAt when this version came to be; the time of booking where nobody knows better
 */
export function appointmentCalendar(
  visit: PatientAppointment,
  stampedAt: Date = new Date(visit.bookingDate),
): string {
  const { confirmationNumber, location, date, time, duration, version } = visit;
  const isCancelled = visit.status === 'cancelled';
  const calendar = new ICalCalendar({
    prodId: { company: brand.shortName, product: 'Visits', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // No name: it would become the zone of DTSTAMP too, which has to be UTC.
    timezone: { name: null, generator: () => clinicTimeZoneRules },
  });
  const event = calendar.createEvent({
    id: `${confirmationNumber}@${domain}`,
    sequence: version - 1,
    stamp: stampedAt,
    timezone: clinicTimeZone,
    start: onClinicClock(date, minuteOfSlot(time)),
    end: onClinicClock(date, minuteOfSlot(time) + duration),
    summary: isCancelled ? calendarTexts.cancelledSummary : calendarTexts.summary,
    location: {
      title: location.name,
      address: `${location.address}, ${location.city}, ${location.state} ${location.zipCode}`,
    },
    description: isCancelled
      ? calendarTexts.cancelledDescription(confirmationNumber, location.phone)
      : calendarTexts.description(confirmationNumber, location.phone),
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
  return alarmLast(`${calendar.toString()}\r\n`);
}

import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { appointmentMinutes, slotStart } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { appointmentCalendar, appointmentsCalendar } from './appointment-calendar.ts';

// The Friday before daylight saving time starts.
const booked: PatientAppointment = appointmentOn('2027-03-12', '9:30', {});
const changes = {
  booked,
  // Moved to the Monday after daylight saving time starts.
  moved: appointmentOn('2027-03-15', '1:45', { version: 2 }),
  cancelled: appointmentOn('2027-03-15', '1:45', { version: 3, status: 'cancelled' }),
  // The first Monday back in standard time.
  'after-autumn-change': appointmentOn('2027-11-08', '3:10', { version: 4 }),
};

function appointmentOn(date: string, time: string, rest: Partial<PatientAppointment>): PatientAppointment {
  const { id, name, address, city, state, zipCode, phone } = clinicById('1');
  return {
    id: 'b7f4b8e4-0d0c-4c55-a4a2-3d6e4c1d7f11',
    confirmationNumber: 'UC482913ABC123',
    firstName: 'Dana',
    lastName: 'Ortega',
    email: 'dana@example.com',
    insuranceProvider: 'Cigna',
    location: { id, name, address, city, state, zipCode, phone },
    date,
    time,
    startsAt: slotStart(date, time).toISOString(),
    duration: appointmentMinutes,
    bookingDate: '2027-03-01T17:00:00.000Z',
    status: 'confirmed',
    version: 1,
    ...rest,
  };
}

/** Parses the file with another library. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent');
  const [component] = events;
  if (!component || events.length > 1) throw new Error('not exactly one event');
  return { calendar, component, event: new ICAL.Event(component) };
}

describe.each(Object.entries(changes))('an appointment, %s', (name, appointment) => {
  const file = appointmentCalendar(appointment);

  test('matches the golden file', async () => {
    await expect(file.replaceAll('\r\n', '\n')).toMatchFileSnapshot(
      join(import.meta.dirname, 'golden', `${name}.ics`),
    );
  });

  test('parses to the same clinic time and instant', () => {
    const { event, component } = read(file);
    expect(event.uid).toMatch(/^UC482913ABC123@[\w.-]+$/);
    expect(event.sequence).toBe(appointment.version - 1);
    expect(event.startDate.zone.tzid).toBe('America/Los_Angeles');
    expect(event.startDate.toJSDate().toISOString()).toBe(appointment.startsAt);
    expect(event.duration.toSeconds()).toBe(appointment.duration * 60);
    expect(event.location).toBe('Eastern / Flamingo\n4080 S Eastern Ave, Las Vegas, NV 89119');
    expect(event.description).toContain('UC482913ABC123');
    expect(event.description).toContain(appointment.location.phone);
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2027-03-01T17:00:00Z');
  });

  test('has CRLF line endings and lines of at most 75 bytes', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });

  test('has its properties before its alarm (RFC 5545)', () => {
    expect(file).not.toMatch(/END:VALARM\r\n(?!END:VEVENT)/);
  });

  test('leaves out the patient and the insurance', () => {
    const unfolded = file.replaceAll('\r\n ', '');
    expect(unfolded).not.toMatch(/Dana|Ortega|dana@|Cigna/);
  });
});

test('has an alarm the day before, and says what to bring', () => {
  const { calendar, component, event } = read(appointmentCalendar(changes.moved));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(event.description).toMatch(/arrive 15 minutes early.*ID.*insurance card/);
  const alarms = component.getAllSubcomponents('valarm');
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-P1D']);
});

test('a canceled appointment removes the entry and has no alarm', () => {
  const { calendar, component } = read(appointmentCalendar(changes.cancelled));
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(component.getAllSubcomponents('valarm')).toEqual([]);
});

test('escapes commas, semicolons, backslashes and line breaks of an address', () => {
  const location = { ...booked.location, name: 'A; B, C\\D\nE' };
  expect(read(appointmentCalendar({ ...booked, location })).event.location).toContain('A; B, C\\D\nE');
});

test('the time zone rules agree with the time zone database of this machine around both clock changes', () => {
  for (const date of ['2027-03-12', '2027-03-15', '2027-11-05', '2027-11-08']) {
    const { event } = read(appointmentCalendar(appointmentOn(date, '9:30', {})));
    const shown = event.startDate.toJSDate().toLocaleTimeString('en-US', { timeZone: 'America/Los_Angeles' });
    expect(shown).toBe('9:30:00 AM');
  }
});

test('two children’s visits are one file with an event each, which asks for a parent’s ID', () => {
  const visits = ['UC482913ABC123', 'UC482913ABC124'].map((confirmationNumber, index) =>
    appointmentOn('2027-03-12', ['9:30', '10:45'][index] ?? '', { confirmationNumber, isMinor: true }),
  );
  const calendar = new ICAL.Component(ICAL.parse(appointmentsCalendar(visits)));
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.map(({ uid }) => uid.split('@')[0])).toEqual(['UC482913ABC123', 'UC482913ABC124']);
  expect(events.map(({ startDate }) => [startDate.hour, startDate.minute])).toEqual([
    [9, 30],
    [10, 45],
  ]);
  for (const { description } of events) expect(description).toContain('A parent or guardian');
});

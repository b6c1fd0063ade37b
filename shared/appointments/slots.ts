import type { ClinicId } from '#shared/clinics/clinics.ts';
import {
  addDays,
  type ClinicDate,
  clinicDateAt,
  clinicInstant,
  dayOfWeek,
} from '#shared/time/clinic-time.ts';

/** Minutes a visit takes (spec §9). */
export const appointmentMinutes = 30;

/** Slots shown on a card before 'view N more' (spec §9). */
export const initialSlotCount = 4;

/** How many days ahead a visit may be booked. */
export const bookingHorizonDays = 365;

const firstPattern = ['9:30', '10:45', '11:30', '1:45', '2:30', '3:10'];
const secondPattern = ['9:00', '10:30', '11:00', '11:30', '1:30', '2:30', '3:45', '4:30'];

const patternOfClinic: Record<Exclude<ClinicId, '8'>, readonly string[]> = {
  '1': firstPattern,
  '2': firstPattern,
  '3': firstPattern,
  '4': secondPattern,
  '5': firstPattern,
  '6': secondPattern,
  '7': secondPattern,
  '9': secondPattern,
  '10': secondPattern,
};

/** The clinics' hours (spec §3), in minutes of the day. */
export const opensAtMinute = 8 * 60;
export const closesAtMinute = 17 * 60;
const quarterHour = 15;
const slotsOfClinicEight = 8;

/** Minute of the day of a slot's text: `9:30` is in the morning, `1:45` in the afternoon. */
export function minuteOfSlot(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const afternoon = hour >= 1 && hour < opensAtMinute / 60;
  return (afternoon ? hour + 12 : hour) * 60 + minute;
}

/** The specification's text of a minute of the day: `9:30`, `1:45`. */
export function slotOfMinute(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60);
  return `${hour > 12 ? hour - 12 : hour}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}

/** What a screen shows for a slot: `1:45 PM`. */
export function formatSlotTime(time: string): string {
  return `${time} ${minuteOfSlot(time) < 12 * 60 ? 'AM' : 'PM'}`;
}

/** The instant a slot begins. */
export function slotStart(date: ClinicDate, time: string): Date {
  return clinicInstant(date, minuteOfSlot(time));
}

/** Monday to Friday (spec §9). */
export function isClinicDay(date: ClinicDate): boolean {
  const day = dayOfWeek(date);
  return day >= 1 && day <= 5;
}

/** The next day, after this one, on which the clinics are open. */
export function nextClinicDay(date: ClinicDate): ClinicDate {
  let day = addDays(date, 1);
  while (!isClinicDay(day)) day = addDays(day, 1);
  return day;
}

/** The last day that may be booked, seen from this instant. */
export function lastBookableDate(now: Date): ClinicDate {
  return addDays(clinicDateAt(now), bookingHorizonDays);
}

/** mulberry32, seeded by the FNV-1a hash of the text: the same numbers in every browser and on the server. */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// spec §9 gives clinic 8 random quarter hours; a seed of clinic and date makes all visitors see the same ones.
function slotsOfEight(date: ClinicDate): string[] {
  const random = seededRandom(`clinic 8 on ${date}`);
  let free: number[] = [];
  for (let minute = opensAtMinute; minute + appointmentMinutes <= closesAtMinute; minute += quarterHour) {
    free.push(minute);
  }
  const chosen: number[] = [];
  while (chosen.length < slotsOfClinicEight && free.length > 0) {
    const pick = free[Math.floor(random() * free.length)] as number;
    chosen.push(pick);
    free = free.filter((minute) => Math.abs(minute - pick) >= appointmentMinutes);
  }
  return chosen.sort((a, b) => a - b).map(slotOfMinute);
}

/** The texts of a clinic's slots on a day, in the order of the day; none on a weekend. */
export function slotTimes(clinicId: ClinicId, date: ClinicDate): readonly string[] {
  if (!isClinicDay(date)) return [];
  return clinicId === '8' ? slotsOfEight(date) : patternOfClinic[clinicId];
}

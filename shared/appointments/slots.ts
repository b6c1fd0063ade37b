import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicById } from '#shared/clinics/clinics.ts';
import { addDays, type ClinicDate, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';

export const appointmentMinutes = 30;

/** How many slots a card shows before 'view N more'. */
export const initialSlotCount = 4;

export const bookingHorizonDays = 365;

/** The fixed sets of start times of visits. A clinic has one of these sets, or random quarter hours. */
const fixedTimes = {
  first: ['9:30', '10:45', '11:30', '1:45', '2:30', '3:10'],
  second: ['9:00', '10:30', '11:00', '11:30', '1:30', '2:30', '3:45', '4:30'],
};

/** Opening hours, in minutes since midnight. */
export const opensAtMinute = 8 * 60;
export const closesAtMinute = 17 * 60;
const quarterHour = 15;
const randomSlots = 8;

/** A slot time in minutes since midnight: `9:30` is in the morning, `1:45` in the afternoon. */
export function minuteOfSlot(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const afternoon = hour >= 1 && hour < opensAtMinute / 60;
  return (afternoon ? hour + 12 : hour) * 60 + minute;
}

/** A slot's time as the specification writes it: `9:30`, `1:45`. */
export function slotOfMinute(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60);
  return `${hour > 12 ? hour - 12 : hour}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}

/** `1:45 PM` */
export function formatSlotTime(time: string): string {
  return `${time} ${minuteOfSlot(time) < 12 * 60 ? 'AM' : 'PM'}`;
}

export function slotStart(date: ClinicDate, time: string): Date {
  return clinicInstant(date, minuteOfSlot(time));
}

export function lastBookableDate(now: Date): ClinicDate {
  return addDays(clinicDateAt(now), bookingHorizonDays);
}

/** mulberry32 seeded with an FNV-1a hash: every browser and the server get the same numbers. */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// Seed with the clinic and the date, so that every visitor sees the same times.
function randomTimes(clinicId: ClinicId, date: ClinicDate): string[] {
  const random = seededRandom(`clinic ${clinicId} on ${date}`);
  let candidates: number[] = [];
  for (let minute = opensAtMinute; minute + appointmentMinutes <= closesAtMinute; minute += quarterHour) {
    candidates.push(minute);
  }
  const chosen: number[] = [];
  while (chosen.length < randomSlots && candidates.length > 0) {
    const pick = candidates[Math.floor(random() * candidates.length)] as number;
    chosen.push(pick);
    candidates = candidates.filter((minute) => Math.abs(minute - pick) >= appointmentMinutes);
  }
  return chosen.sort((a, b) => a - b).map(slotOfMinute);
}

/** The slot times of a clinic on a day, earliest first; empty when the clinic is closed. */
export function slotTimes(clinicId: ClinicId, date: ClinicDate): readonly string[] {
  if (!isClinicDay(date, clinicId)) return [];
  const { slots } = clinicById(clinicId);
  return slots === 'random' ? randomTimes(clinicId, date) : fixedTimes[slots];
}

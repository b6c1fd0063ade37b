import { type NamedDay, namedDay, namedMinute } from '#functions/chatbot/question/named-days.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { isClinicDay, isWeekend } from '#shared/clinics/clinic-days.ts';
import { addDays, type ClinicDate, clinicDateAt, dayOfWeek } from '#shared/time/clinic-time.ts';

/** The day on which the hours are asked about, and the minute of that day. Without a day, it's this moment or any day. */
export interface AskedTime {
  day?: NamedDay;
  minute: number | undefined;
}

function comingSaturday(today: ClinicDate): ClinicDate {
  return addDays(today, isWeekend(today) ? 0 : 6 - dayOfWeek(today));
}

export function askedTime({ text, now, clinic }: Question): AskedTime {
  const today = clinicDateAt(now);
  const day = namedDay(text, today);
  const minute = namedMinute(text);
  // "Open today" asks about this moment.
  if (day && !(day.date === today && minute === undefined)) return { day, minute };
  if (/\bweekends?\b/.test(text)) return { day: { date: comingSaturday(today) }, minute: undefined };
  const isToday = minute !== undefined && !/\b(?:now|currently|holidays?)\b/.test(text);
  return isToday && isClinicDay(today, clinic?.id) ? { day: { date: today }, minute } : { minute };
}

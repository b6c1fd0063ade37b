import { itemsOf, maxItems } from '#functions/chatbot/question/items.ts';
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

function askedTime(text: string, { now, clinic }: Question): AskedTime {
  const today = clinicDateAt(now);
  const day = namedDay(text, today);
  const minute = namedMinute(text);
  // "Open today" asks about this moment.
  if (day && !(day.date === today && minute === undefined)) return { day, minute };
  if (/\bweekends?\b/.test(text)) return { day: { date: comingSaturday(today) }, minute: undefined };
  const isToday = minute !== undefined && !/\b(?:now|currently|holidays?)\b/.test(text);
  return isToday && isClinicDay(today, clinic?.id) ? { day: { date: today }, minute } : { minute };
}

const dayWords = 'today|tomorrow|sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?';
const listedDays = new RegExp(`\\b(${dayWords}) (?=(?:${dayWords})\\b)`, 'g');

/** When the hours are asked about: usually once, or on up to three days, as in "open saturday or monday". */
export function askedTimes(question: Question): AskedTime[] {
  const { text, now } = question;
  const today = clinicDateAt(now);
  const days = itemsOf(text.replace(listedDays, '$1 and ')).flatMap((item) => {
    const day = namedDay(item, today);
    return day ? [{ day, minute: namedMinute(item) ?? namedMinute(text) }] : [];
  });
  const isSeveral = new Set(days.map(({ day }) => day.date)).size > 1;
  return isSeveral ? days.slice(0, maxItems) : [askedTime(text, question)];
}

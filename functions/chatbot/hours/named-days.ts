import { isWeekend } from '#shared/clinics/clinic-days.ts';
import { holidayOn } from '#shared/clinics/holidays.ts';
import { addDays, type ClinicDate, dayOfWeek } from '#shared/time/clinic-time.ts';

/** How people name days, an eve before its day, and their date or their name in `shared/clinics/holidays.ts`. */
const specialDays: readonly (readonly [said: RegExp, day: string])[] = [
  [/\bnew years? eve|\bnye\b|nochevieja|fin de ano/, '12-31'],
  [/(?:christmas|xmas) eve|nochebuena/, '12-24'],
  [/christmas|xmas|navidad/, '12-25'],
  [/\bnew years?\b|ano nuevo/, '01-01'],
  [/veterans? day/, '11-11'],
  [/fourth of july|independenc/, '07-04'],
  [/juneteenth/, '06-19'],
  [/black friday/, 'the Thanksgiving holiday'],
  [/thanksgiving|turkey day|accion de gracias/, 'Thanksgiving'],
  [/presidents? day/, 'Presidents’ Day'],
  [/\bmlk\b|luther king/, 'Martin Luther King Jr. Day'],
  [/memorial day/, 'Memorial Day'],
  [/labor day/, 'Labor Day'],
];

const months = `january february march april may june july august september october november december
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`.split(/\s+/);
const month = `(${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`;
const monthFirst = new RegExp(`\\b${month} (\\d{1,2})(?!\\d)`);
const dayFirst = new RegExp(`\\b(\\d{1,2}) ?(?:st|nd|rd|th|ro)? (?:of |de )?${month}\\b`);

/** `11-27` for "nov 27th", "27 november" and "27 de noviembre". */
function calendarDay(text: string): string | undefined {
  const [, name, day = ''] =
    text.match(monthFirst) ?? text.replace(dayFirst, '$2 $1').match(monthFirst) ?? [];
  const number = (months.findIndex((each) => name && each.startsWith(name.slice(0, 3))) % 12) + 1;
  return name && `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const weekdays = `sunday monday tuesday wednesday thursday friday saturday
  domingo lunes martes miercoles jueves viernes sabado`.split(/\s+/);
const aWeekday = new RegExp(`\\b(${weekdays.join('|')})s?\\b`);

/** The day that a corrected plain text names: `today`, a weekday, a date, a holiday. */
export function namedDay(text: string, today: ClinicDate): ClinicDate | undefined {
  // The next Christmas is at most a year away, a holiday that moves a little more.
  const firstDay = (isOn: (date: ClinicDate) => boolean) =>
    Array.from({ length: 400 }, (_, days) => addDays(today, days)).find(isOn);
  const day = specialDays.find(([said]) => said.test(text))?.[1] ?? calendarDay(text);
  const date = day && firstDay((each) => each.endsWith(`-${day}`) || holidayOn(each) === day);
  if (date && /\b(?:day|night|dia) (?:before|antes)\b/.test(text)) return addDays(date, -1);
  if (date) return addDays(date, /\b(?:day|friday|dia|viernes) (?:after|despues)\b/.test(text) ? 1 : 0);
  if (/\b(?:day after tomorrow|pasado manana)\b/.test(text)) return addDays(today, 2);
  // "La manana" and "esta manana" are the morning.
  if (/\btomorrow\b|(?<!\b(?:la|esta) )\bmanana\b/.test(text)) return addDays(today, 1);
  const name = text.match(aWeekday)?.[1];
  if (name) return addDays(today, (weekdays.indexOf(name) + 7 - dayOfWeek(today)) % 7);
  if (/\b(?:weekends?|fin(?:es)? de semana)\b/.test(text)) return firstDay(isWeekend);
  const isToday = /\b(?:today|tonight|this (?:morning|afternoon|evening)|hoy|esta (?:manana|tarde|noche))\b/;
  return isToday.test(text) ? today : undefined;
}

/** The hour that a part of the day stands for. */
const partsOfDay = [
  [/\b(?:noon|lunch(?:time)?|mediodia|medio dia)\b/, 12],
  [/\b(?:tonight|evenings?|after work|night|(?:la|esta) noche)\b/, 20],
  [/\b(?:afternoons?|(?:la|esta) tarde)\b/, 15],
] as const;
const timeOfDay = /\b(\d{1,2})(?: ?(\d{2}))? ?(am|pm|a m|p m|(?:de|en) la (?:manana|tarde|noche))\b/;
const timeAfterWord = /\b(?:at|by|till?|until|after|before|around|las?) (\d{1,2})(?: ?(\d{2}))?\b(?! ?\d)/;
/** What isn't a time: "after 2 days", "las 24 horas". */
const amounts = /\b\d+ ?(?:(?:day|week|month|year|hour|min|clinic|dia|semana|mes|ano|hora)[a-z]*|th|st)\b/g;

/** The minute of the day that a corrected plain text names: "at 2", "7pm", "until noon", "a las 7 de la noche". */
export function namedMinute(text: string): number | undefined {
  if (/\b(?:midnight|medianoche|12 (?:a ?m|de la noche))\b/.test(text)) return 24 * 60 - 1;
  const found = text.match(timeOfDay) ?? text.replace(amounts, '').match(timeAfterWord);
  const [, said, minutes = '0', half = ''] = found ?? [];
  const hour = Number(said ?? partsOfDay.find(([each]) => each.test(text))?.[1] ?? Number.NaN);
  if (!(hour <= 24) || Number(minutes) > 59) return undefined;
  // Without am or pm, an hour before seven is in the afternoon: no clinic opens that early.
  const isAfternoon = /^p|tarde|noche/.test(half) || (hour < 7 && !/^a|manana/.test(half));
  return (isAfternoon && hour < 12 ? hour + 12 : hour) * 60 + Number(minutes);
}

/** The first two days that a corrected plain text names. */
export function namedDays(text: string, today: ClinicDate): ClinicDate[] {
  // Few parts: looking for a holiday takes half a millisecond.
  const parts = [...text.split(/ (?:and|or|y|o) /, 4), text];
  return [...new Set(parts.flatMap((part) => namedDay(part, today) ?? []))].slice(0, 2);
}

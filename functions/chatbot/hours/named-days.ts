import { isWeekend } from '#shared/clinics/clinic-days.ts';
import { holidayOn } from '#shared/clinics/holidays.ts';
import { addDays, type ClinicDate, dayOfWeek } from '#shared/time/clinic-time.ts';

/** Days with names, an eve before its day: the date or holiday, how people say it, and the holiday in Spanish. */
const specialDays = `
  12-31: new years? eve|nye|nochevieja|fin de ano; 12-24: (?:christmas|xmas) eve|nochebuena
  the Thanksgiving holiday: black friday: el feriado de Acción de Gracias; 11-11: veterans? day
  Thanksgiving: thanksgiving|accion de gracias: el Día de Acción de Gracias; Memorial Day: memorial day
  Christmas: christmas|xmas|navidad: Navidad; New Year’s Day: new years?|ano nuevo: Año Nuevo
  Presidents’ Day: presidents? day: el Día de los Presidentes; Labor Day: labor day: el Día del Trabajo
  Martin Luther King Jr. Day: mlk|luther king: el Día de Martin Luther King Jr.; Juneteenth: juneteenth
  Independence Day: fourth of july|independenc(?:e|ia): el Día de la Independencia`
  .trim()
  .split(/[;\n]\s+/)
  .map((entry) => entry.split(': '))
  .map(([day = '', said = '', spanish]) => ({ day, said: new RegExp(`\\b(?:${said})\\b`), spanish }));

/** A holiday of `shared/clinics/holidays.ts` in Spanish. */
export function spanishHoliday(name: string): string | undefined {
  return specialDays.find(({ day }) => day === name)?.spanish;
}

const months = `january february march april may june july august september october november december
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`.split(/\s+/);
const month = `(${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`;
const monthFirst = new RegExp(`\\b${month} (\\d{1,2})(?:st|nd|rd|th)?\\b`);
const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th|ro)? (?:of |de )?${month}\\b`);

/** `11-27` for "nov 27th", "27 november" and "27 de noviembre". */
function calendarDay(text: string): string | undefined {
  const found = text.match(monthFirst) ?? text.replace(dayFirst, '$2 $1').match(monthFirst);
  const [, name = '', day = ''] = found ?? [];
  const number = (months.findIndex((each) => each.startsWith(name.slice(0, 3))) % 12) + 1;
  return found ? `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/** The first day from `from` on that fits. The next Christmas is at most a year away, a holiday that moves a little more. */
function firstDay(from: ClinicDate, isOn: (date: ClinicDate) => unknown): ClinicDate | undefined {
  let date = from;
  for (let days = 0; days < 400 && !isOn(date); days++) date = addDays(date, 1);
  return isOn(date) ? date : undefined;
}

const weekdays = `sunday monday tuesday wednesday thursday friday saturday
  domingo lunes martes miercoles jueves viernes sabado`.split(/\s+/);
const aWeekday = new RegExp(`\\b(${weekdays.join('|')})s?\\b`);

/** The day that a corrected plain text names: `today`, a weekday, a date, a holiday. */
export function namedDay(text: string, today: ClinicDate): ClinicDate | undefined {
  const day = specialDays.find(({ said }) => said.test(text))?.day ?? calendarDay(text);
  const date = day && firstDay(today, (each) => (/^\d/.test(day) ? each.slice(5) : holidayOn(each)) === day);
  if (date && /\b(?:day|night|dia) (?:before|antes)\b/.test(text)) return addDays(date, -1);
  if (date) return addDays(date, /\b(?:day|friday|dia|viernes) (?:after|despues)\b/.test(text) ? 1 : 0);
  if (/\b(?:day after tomorrow|pasado manana)\b/.test(text)) return addDays(today, 2);
  // "La manana" and "esta manana" are the morning.
  if (/\btomorrow\b|(?<!\b(?:la|esta) )\bmanana\b/.test(text)) return addDays(today, 1);
  const name = text.match(aWeekday)?.[1];
  if (name) return addDays(today, (weekdays.indexOf(name) + 7 - dayOfWeek(today)) % 7);
  if (/\b(?:weekends?|fin(?:es)? de semana)\b/.test(text)) return firstDay(today, isWeekend);
  if (/\b(?:holidays?|feriados?|festivos?)\b/.test(text)) return firstDay(today, holidayOn);
  const isToday = /\b(?:today|tonight|this (?:morning|afternoon|evening)|hoy|esta (?:manana|tarde|noche))\b/;
  return isToday.test(text) ? today : undefined;
}

const partsOfDay: readonly (readonly [said: RegExp, hour: number])[] = [
  [/\b(?:noon|lunch(?:time)?|mediodia|medio dia)\b/, 12],
  [/\b(?:tonight|evenings?|after work|night|(?:la|esta) noche)\b/, 20],
  [/\b(?:afternoons?|(?:la|esta) tarde)\b/, 15],
];
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

import { isWeekend } from '#shared/clinics/clinic-days.ts';
import { holidayOn } from '#shared/clinics/holidays.ts';
import { addDays, type ClinicDate, dayOfWeek } from '#shared/time/clinic-time.ts';

/**
 * Other words for days and times, each with the word that this file looks for. Longer ones come before words that they
 * contain.
 */
const otherWords = `new years? eve|nye|nochevieja|fin de ano=dec 31; new years?|ano nuevo=jan 1;
  (christmas|xmas) eve|nochebuena=dec 24; christmas|xmas|navidad=dec 25; veterans? day=nov 11;
  fourth of july=jul 4; black friday=day after thanksgiving; turkey day|accion de gracias=thanksgiving;
  mlk( day)?|luther king=martin luther king jr day; january|enero=jan; february|febrero=feb;
  march|marzo=mar; april|abril=apr; mayo=may; june|junio=jun; july|julio=jul; august|agosto=aug;
  sept(ember|iembre)?=sep; october|octubre=oct; november|noviembre=nov; december|diciembre=dec;
  pasado manana=day after tomorrow; (friday|dia|viernes) (after|despues)=day after; dia antes=day before;
  night before=day before; fin(es)? de semana=weekend; (de|en|por) la manana|esta manana=am; manana=tomorrow;
  midnight|medianoche|24 7|12 (a ?m|de la noche)=11 59 pm; (de|en|por) la tarde|de la noche=pm;
  noon|medio ?dia=12 pm; tonight|evenings?|at night|(la|esta) noche=8 pm`
  .split(/;\s+/)
  .map((row) => row.split('='))
  .map(([said, meaning = '']) => ({ said: new RegExp(`\\b(?:${said})\\b`), meaning }));

function inOurWords(text: string): string {
  return otherWords.reduce((each, { said, meaning }) => each.replace(said, meaning), text);
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthFirst = new RegExp(`\\b(${months.join('|')}) (\\d{1,2})(?!\\d)`);
const dayFirst = new RegExp(`\\b(\\d{1,2}) ?(?:st|nd|rd|th|ro)? (?:of |de )?(${months.join('|')})\\b`);
const weekdays = `sunday monday tuesday wednesday thursday friday saturday
  domingo lunes martes miercoles jueves viernes sabado`.split(/\s+/);

/**
 * The date that a corrected plain text names: a date, a holiday in `shared/clinics/holidays.ts`, tomorrow, or a
 * weekday.
 */
export function namedDay(message: string, today: ClinicDate): ClinicDate | undefined {
  const text = inOurWords(message);
  const found = text.match(monthFirst) ?? text.replace(dayFirst, '$2 $1').match(monthFirst);
  const [, month = '', day = ''] = found ?? [];
  const monthAndDay = `${months.indexOf(month) + 1}`.padStart(2, '0') + day.padStart(3, '-0');
  // Enough days to reach the next Christmas, and holidays whose date moves.
  const coming = Array.from({ length: 400 }, (_, days) => addDays(today, days));
  const date = coming.find((each) => {
    const holiday = holidayOn(each)?.toLowerCase().replace(/[’.]/g, '');
    return each.endsWith(monthAndDay) || (holiday && text.includes(holiday));
  });
  const base = date ?? (text.includes('tomorrow') ? coming[1] : undefined);
  if (base) return addDays(base, text.includes('day after') ? 1 : text.includes('day before') ? -1 : 0);
  const weekday = weekdays.findIndex((each) => text.includes(each)) % 7;
  return coming.find((each) => dayOfWeek(each) === weekday || (text.includes('weekend') && isWeekend(each)));
}

const timeOfDay = /\b(\d{1,2})(?: ?(\d{2}))? ?(am|pm|a m|p m)\b/;
/** Excludes durations such as "after 2 days" and "las 24 horas". */
const timeAfterWord =
  /\b(?:at|by|till?|until|after|before|around|las?) (\d{1,2})(?: ?(\d{2}))?\b(?! ?(?:\d|day|hou?r|clinic))/;

/** The minute of the day that a corrected plain text names: "at 2", "7pm", "until noon", "a las 7 de la noche". */
export function namedMinute(message: string): number | undefined {
  const text = inOurWords(message);
  const [, said, minutes = 0, half = ''] = text.match(timeOfDay) ?? text.match(timeAfterWord) ?? [];
  const hour = Number(said);
  if (!(hour <= 24)) return undefined;
  // Without am or pm, an hour before seven means the afternoon: no clinic opens that early.
  const isAfternoon = half.startsWith('p') || (hour < 7 && !half.startsWith('a'));
  return (isAfternoon && hour < 12 ? hour + 12 : hour) * 60 + Number(minutes);
}

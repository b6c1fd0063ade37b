import { holidayOn } from '#shared/clinics/holidays.ts';
import { addDays, type ClinicDate, dayOfWeek } from '#shared/time/clinic-time.ts';

/** A day that a message asks about. */
export interface NamedDay {
  date: ClinicDate;
  /** What the day is called, if it isn't a weekday. Completes "open on …". */
  name?: string;
}

type DayRule = (date: ClinicDate) => boolean;

const onDate =
  (monthAndDay: string): DayRule =>
  (date) =>
    date.slice(5) === monthAndDay;
const onHoliday =
  (name: string): DayRule =>
  (date) =>
    holidayOn(date) === name;
const nthWeekday =
  (nth: number, weekday: number, month: string): DayRule =>
  (date) =>
    date.slice(5, 7) === month && dayOfWeek(date) === weekday && Math.ceil(Number(date.slice(8)) / 7) === nth;

/** Days with names, the longer names first. On some of them the clinics are open. */
const specialDays: readonly (readonly [said: RegExp, name: string, isOn: DayRule])[] = [
  [/\bnew (?:years?|yrs?) eve\b|\bnye\b/, 'New Year’s Eve', onDate('12-31')],
  [/\bnew (?:years?|yrs?)(?: day)?\b/, 'New Year’s Day', onHoliday('New Year’s Day')],
  [/\bchristmas eve\b|\bxmas eve\b/, 'Christmas Eve', onDate('12-24')],
  [/\bday after christmas\b/, 'the day after Christmas', onDate('12-26')],
  [/\b(?:christmas|xmas)(?: day)?\b/, 'Christmas', onHoliday('Christmas')],
  [
    /\bblack friday\b|\b(?:day|friday) after thanksgiving\b/,
    'the Thanksgiving holiday',
    onHoliday('the Thanksgiving holiday'),
  ],
  [/\b(?:thanksgiving|turkey day)\b/, 'Thanksgiving', onHoliday('Thanksgiving')],
  [/\b(?:mlk|martin luther king)\b/, 'Martin Luther King Jr. Day', onHoliday('Martin Luther King Jr. Day')],
  [/\bpresidents? day\b/, 'Presidents’ Day', onHoliday('Presidents’ Day')],
  [/\bmemorial day\b/, 'Memorial Day', onHoliday('Memorial Day')],
  [/\bjuneteenth\b/, 'Juneteenth', onHoliday('Juneteenth')],
  [
    /\b(?:july (?:4|4th|fourth)|(?:4|4th|fourth) of july|independence day)\b/,
    'Independence Day',
    onHoliday('Independence Day'),
  ],
  [/\blabor day\b/, 'Labor Day', onHoliday('Labor Day')],
  [/\b(?:columbus day|indigenous peoples? day)\b/, 'Columbus Day', nthWeekday(2, 1, '10')],
  [/\bveterans? day\b/, 'Veterans Day', onDate('11-11')],
  [/\bhalloween\b/, 'Halloween', onDate('10-31')],
  [/\bvalentines?(?: day)?\b/, 'Valentine’s Day', onDate('02-14')],
  [/\bcinco de mayo\b/, 'Cinco de Mayo', onDate('05-05')],
  [/\b(?:st|saint) pat(?:rick|ty)s?\b/, 'St. Patrick’s Day', onDate('03-17')],
  [/\bmothers day\b/, 'Mother’s Day', nthWeekday(2, 0, '05')],
  [/\bfathers day\b/, 'Father’s Day', nthWeekday(3, 0, '06')],
];

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** As people write them for short, in order. */
export const shortMonths = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthNames =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** The next Christmas or May 5 is at most a year away, and the next of a holiday that moves a little more. */
const maxDaysAhead = 400;

/** The first day from `from` on that fits. */
function firstDay(from: ClinicDate, isOn: DayRule): ClinicDate | undefined {
  for (let days = 0; days < maxDaysAhead; days++) {
    const date = addDays(from, days);
    if (isOn(date)) return date;
  }
  return undefined;
}

/** `11-27` for "nov 27th" and "27 november". */
function calendarDay(text: string): string | undefined {
  const monthFirst = text.match(new RegExp(`\\b${monthNames} (\\d{1,2})(?:st|nd|rd|th)?\\b`));
  const dayFirst = text.match(new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${monthNames}\\b`));
  const [month, day] = monthFirst ? [monthFirst[1], monthFirst[2]] : [dayFirst?.[2], dayFirst?.[1]];
  if (!month || !day) return undefined;
  const number = shortMonths.indexOf(month.slice(0, 3)) + 1;
  return `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The day that a corrected plain text names: `today`, a weekday, a date, a holiday. */
export function namedDay(text: string, today: ClinicDate): NamedDay | undefined {
  for (const [said, name, isOn] of specialDays) {
    const date = said.test(text) ? firstDay(today, isOn) : undefined;
    const beside = text.match(new RegExp(`\\b(?:day|night) (before|after) (?:${said.source})`))?.[1];
    if (date && beside && !name.includes('day after'))
      return { date: addDays(date, beside === 'before' ? -1 : 1) };
    if (date) return { date, name };
  }
  const monthAndDay = calendarDay(text);
  const onCalendar = monthAndDay && firstDay(today, onDate(monthAndDay));
  if (onCalendar) return { date: onCalendar };
  if (/\b(?:day after tomorrow)\b/.test(text)) return { date: addDays(today, 2) };
  if (/\b(?:tomorrow|manana)\b/.test(text)) return { date: addDays(today, 1) };
  const weekday = weekdays.findIndex((name) => new RegExp(`\\b${name}s?\\b`).test(text));
  if (weekday >= 0) {
    const date = firstDay(today, (day) => dayOfWeek(day) === weekday);
    if (date) return { date };
  }
  return /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/.test(text) ? { date: today } : undefined;
}

/** The minute of the day that a corrected plain text names: "at 2", "7pm", "until noon". */
export function namedMinute(text: string): number | undefined {
  if (/\bnoon\b|\blunch(?:time)?\b/.test(text)) return 12 * 60;
  if (/\bmidnight\b/.test(text)) return 24 * 60 - 1;
  const match =
    text.match(/\b(\d{1,2})(?: ?(\d{2}))? ?(am|pm|a m|p m|oclock)\b/) ??
    text.match(
      /\b(?:at|by|till|til|until|after|before|around|past) (\d{1,2})(?: ?(\d{2}))?\b(?! ?(?:days?|weeks?|months?|years?|hours?|minutes?|mins?|percent|th|st|\d))/,
    );
  if (!match)
    return /\b(?:tonight|evenings?|after work|at night|late night|overnight)\b/.test(text)
      ? 20 * 60
      : undefined;
  const [, hours = '', minutes = '0', half = ''] = match;
  const hour = Number(hours);
  if (hour > 24 || Number(minutes) > 59) return undefined;
  // Without am or pm, an hour before seven is in the afternoon: no clinic opens that early.
  const isAfternoon = half.startsWith('p') ? hour < 12 : !half.startsWith('a') && hour < 7;
  const inDay = half.startsWith('a') && hour === 12 ? 0 : hour;
  return (isAfternoon ? inDay + 12 : inDay) * 60 + Number(minutes);
}

import { childPattern } from './children.ts';

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
};

const units = [
  { unit: /^(?:d|days?|dias?)$/, days: 1 },
  { unit: /^(?:w|wks?|we+ks?|semanas?)$/, days: 7 },
  { unit: /^(?:m|mos?|mths?|mnths?|mon|mo[nu]*ths?|mes|meses)$/, days: 30.5 },
  { unit: /^(?:y|yrs?|years?|yo|anos?)$/, days: 365.25 },
] as const;

/** The youngest age that a child of three months has, in days: thirteen weeks are still younger. */
export const threeMonthsDays = 91.5;
export const yearDays = 365.25;

const relatives =
  'mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|husband|wife|sister|brother|im|i am';
const ages = new RegExp(
  `(?<before>(?:\\b[a-z]+ ){0,2})\\b(?<count>\\d{1,2}|${Object.keys(numbers).join('|')}) ?(?<half>(?:and a half|1 2|5) )?(?<unit>d|days?|dias?|w|wks?|we+ks?|semanas?|m|mos?|mths?|mnths?|mo[nu]*ths?|mes|meses|y|yrs?|years?|anos?)(?<old> ?old\\b| ?olds\\b| ?odl\\b| ?o\\b| of age\\b)?(?<after>(?: [a-z]+){0,2})\\b`,
  'g',
);

/** "My son is 3", without a unit. */
const ageAlone = new RegExp(
  `\\b(?:${childPattern}|${relatives}|he|she|who) (?:is |was |just |turned )+(\\d{1,2})\\b(?! ?(?:d|days?|w|wks?|weeks?|m|mos?|months?|y|yrs?|years?|percent|hours?|min\\w*|f|degrees)\\b)`,
);

const duration =
  /\b(?:for|since|last|past|over|every|after|next|in|within|during|por|desde|hace)(?: (?:about|the|like|almost|around))* $/;
const notAge = /^ (?:ago|later|now|pregnant|postpartum|post|of fever|fever free|straight)\b/;
const younger = /\b(?:under|than|almost|nearly|even|barely|yet|menos de) $/;

/**
 * The age in days that a plain text tells, the youngest of several: "2 month old", "6wk baby", "bebe de 2 meses". "Fever
 * for 2 days" tells none.
 */
export function ageDays(text: string): number | undefined {
  const found: number[] = [];
  for (const { groups = {} } of text.matchAll(ages)) {
    const { before = '', count = '', half, unit = '', old, after = '' } = groups;
    if (notAge.test(after)) continue;
    const isSaidOfChild = new RegExp(`\\b${childPattern}\\b`).test(before + after);
    // Days and years without "old" may be a duration, and so may anything after "for".
    if (!old && (duration.test(before) || (/^(?:d|y|a)/.test(unit) && !isSaidOfChild))) continue;
    if (!old && count === 'a') continue;
    const days = units.find((each) => each.unit.test(unit))?.days ?? 0;
    const age = (Number(numbers[count] ?? count) + (half ? 0.5 : 0)) * days;
    found.push(younger.test(before) ? age - 1 : age);
  }
  const [, years] = text.match(ageAlone) ?? [];
  if (years) found.push(Number(years) * yearDays);
  if (/\b(?:new ?borns?|neonate|preemie|recien nacid[oa])\b/.test(text)) found.push(0);
  return found.length > 0 ? Math.min(...found) : undefined;
}

/** Number words from zero on, in English and Spanish. */
const spelled =
  'zero|cero one|un|una two|dos three|tres four|cuatro five|cinco six|seis seven|siete eight|ocho nine|nueve ten|diez eleven twelve'
    .split(' ')
    .map((names) => names.split('|'));

function countOf(said: string): number {
  const count = spelled.findIndex((names) => names.includes(said));
  return count < 0 ? Number(said) : count;
}

const year = 365.25;

/** The length of each unit in days, by its first letter in English or Spanish. */
const daysOf: Readonly<Record<string, number>> = { d: 1, w: 7, s: 7, m: 30.5, y: year, a: year };

const people =
  '(?:child|kid|toddler|son|daughter|boy|girl|baby|infant|nephew|niece|(?:hij|nin|niet|nen)[oa]|nene|bebe)';
const relatives =
  '(?:mom|mother|dad|father|grand[mp]a|husband|wife|sister|brother|i ?a?m|s?hes?|who|mama|papa|abuel[oa])';
const units = 'd|days?|dias?|w|weeks?|semanas?|m|mos?|mths?|months?|mes|meses|y|yo|yrs?|years?|anos?';
const isPerson = new RegExp(`\\b(?:grand)?${people}s?\\b`);
const counts = `\\d{1,3}(?:\\.5)?|${spelled.flat().join('|')}`;
const ages = new RegExp(
  `\\b(${counts}) ?(?:and a half )?(${units})( ?olds?\\b| ?o\\b| of age\\b| de edad\\b|)\\b`,
  'g',
);
const noAge = `\\.| ?(?:${units}|f|hours?|min|times|lbs?|pounds|percent|degrees|mg)\\b`;
const ageAlone = new RegExp(
  `\\b(?:(?:grand)?${people}|${relatives}) (?:is |was |just |turned |tiene |de )*(\\d{1,2})\\b(?!${noAge})|\\b(\\d{2}) ?[mf]\\b`,
);
const beforeDuration =
  /\b(?:for|since|last|past|over|every|after|next|(?:with)?in|por|desde|hace|llev\w+|about|like|almost)$/;
const beforeYounger = /\b(?:under|than|almost|nearly|barely|menos de|not yet)$/;
const afterDuration = /^ ?(?:ago|later|now|preg|post|straight|de embarazo|embaraz|of fever)/;

/** The lowest age in a text, in days. "Fever for 2 days" is a duration, not an age. */
function ageIn(text: string): number {
  const found = Array.from(text.matchAll(ages), ({ 0: said, 1: count = '', 2: unit = '', 3: old, index }) => {
    const before = text.slice(0, index).trimEnd();
    const after = text.slice(index + said.length);
    const beside = `${before.split(' ').slice(-2).join(' ')} ${after.trim().split(' ', 2).join(' ')}`;
    // Days and years without "old" may be a duration, and so may any number after "for".
    const mayBeAge = !beforeDuration.test(before) && (unit.startsWith('m') || isPerson.test(beside));
    if (!(old || unit === 'yo' || mayBeAge) || afterDuration.test(after)) return Infinity;
    const age = countOf(count) * (daysOf[unit.charAt(0)] ?? 0);
    return beforeYounger.test(before) ? age - 1 : age;
  });
  const [, ofPerson, ofPatient] = text.match(ageAlone) ?? [];
  const newborn = /\b(?:new ?borns?|neonate|preemie|recien nacid[oa])\b/.test(text) ? 0 : Infinity;
  return Math.min(...found, Number(ofPerson ?? ofPatient ?? Infinity) * year, newborn);
}

const fahrenheit =
  /(?<![$\d/.])\b((?:9[3-9]|10\d|11[0-2])(?:\.\d+)?)(?![\d/.]| ?(?:lbs?|pounds|mg|ml|over|year|yr|on|the|min|s blvd|dollars|bucks))/g;
const celsius =
  /\b((?:3[3-9]|4[0-3])(?:\.\d+)?) ?(?:c|celsius|centigrad\w+|grados|degrees c)\b|\b((?:3[5-9]|4[0-3])\.\d+)\b|(?:fever|fiebre|temp|calentura|temperatura|tiene|trae|tengo)(?: (?:of|de|is|at|was|en|a))* (3[8-9]|4[0-2])\b(?! ?(?:anos|semanas|meses|years|weeks))/g;

/** The highest body temperature in a text, in °F. */
function temperatureIn(text: string): number {
  const inFahrenheit = Array.from(text.matchAll(fahrenheit), ([, degrees]) => Number(degrees));
  const inCelsius = Array.from(text.matchAll(celsius), ([, one, other, last]) =>
    Number(one ?? other ?? last),
  );
  return Math.max(...inFahrenheit, ...inCelsius.map((degrees) => degrees * 1.8 + 32));
}

/** The first number shortly after, or directly before, one of these words. */
function readingOf(text: string, words: string, digits: string): number {
  const after = new RegExp(`\\b(?:${words})s?\\b[^\\d$?]{0,28}\\b(${digits})\\b(?!\\.)`);
  const before = new RegExp(
    `\\b(${digits}) ?(?:%|percent)? ?(?:de |of |on (?:the |my |his |her )?)?(?:${words})\\b`,
  );
  return Number((text.match(after) ?? text.match(before))?.[1]);
}

const within = (low: number, value = Number.NaN, high = Infinity) => value >= low && value <= high;

/**
 * Which number concepts the numbers in a plain text match. Blood pressure is in mmHg, sugar in mg/dL, oxygen in
 * percent, pulse per minute. A clinician has to read every change.
 */
export function numberMeanings(text: string) {
  const [, systolic, low] =
    text.match(/\b([6-9]\d|[12]\d\d) ?(?:\/|over|sobre) ?([3-9]\d|1\d\d|200)\b/)?.map(Number) ?? [];
  const high = systolic ?? readingOf(text, 'bp|blood pressure|presion', '[6-9]\\d|[12]\\d\\d');
  const sugar = readingOf(text, 'sugar|glucose|bg|azucar|glucosa|diabetic|diabetes', '\\d{2,3}');
  const meter = text.match(
    /\b(?:meter|dexcom|libre|sugar) (?:\w+ )?(?:says|reads|shows|reading) (hi|lo)(?:gh|w)?\b/,
  )?.[1];
  const oxygen = readingOf(text, 'oxygen|o2|spo2|pulse ?ox|oximeter|oxigeno|saturacion|sat', '[5-9]\\d');
  const pulse = readingOf(text, 'heart ?rate|heart|heartbeat|pulse|bpm|hr|pulso|corazon', '[12]\\d\\d|3\\d');
  const weeks = text.match(
    /(?<!\b(?:for|since|past|last|every|desde|por|hace) )\b(\d{1,2}) ?(?:weeks?|semanas?)\b(?! ?(?:old|ago|after|post|from))/,
  )?.[1];
  const pills = text.match(
    /\b(?:took|taken|swallowed|ate|downed|had (?:like|about)|(?:think i|might of|might have) had|llevo como|tome|tomo|trago)\b[^\d?]{0,24}(\d+)(?!\d| ?(?:mg|ml|oz|hours?|hrs?|days?|weeks?|months?|years?|dias?|semanas?|meses|anos?|am|pm|minutes?))/,
  )?.[1];
  const age = ageIn(text);
  const temperature = temperatureIn(text);
  return {
    // Thirteen weeks still count as younger than three months.
    newbornAge: within(0, age, year / 4),
    babyAge: within(0, age, year - 1),
    childAge: within(0, age, 18 * year - 1),
    old: within(65 * year, age, 200 * year),
    feverTemp: within(100.4, temperature, 115),
    highTemp: within(105, temperature, 115),
    lowTemp: within(80, temperature, 94.9),
    bpCrisis: within(180, high) || within(120, low),
    bpRaised: within(140, high) || within(90, low),
    bpSevereInPregnancy: within(160, high) || within(110, low),
    bpLow: within(60, systolic, 90) || within(30, low, 50),
    sugarLow: within(10, sugar, 59) || meter === 'lo',
    sugarVeryHigh: within(300, sugar) || meter === 'hi',
    sugarRaised: within(180, sugar, 299),
    oxygenLow: within(50, oxygen, 91),
    pulseLow: within(30, pulse, 39),
    pulseHigh: within(150, pulse) && !/\b(?:exercis|workout|running|treadmill|gym|run\b)/.test(text),
    pregnant: within(4, Number(weeks), 42),
    manyPills: within(5, Number(pills), 999),
  };
}

const numberWords =
  'one un una,two dos,three tres,four cuatro,five cinco,six seis,seven siete,eight ocho,nine nueve,ten diez,eleven,twelve';
const counts: Readonly<Record<string, number>> = Object.fromEntries(
  numberWords.split(',').flatMap((names, index) => names.split(' ').map((name) => [name, index + 1])),
);

/** In days. Thirteen weeks are still younger than three months. */
const ageLimits = { threeMonths: 91.5, year: 365.25 };

const units = [
  { unit: /^d/, days: 1 },
  { unit: /^(?:w|s)/, days: 7 },
  { unit: /^m/, days: 30.5 },
  { unit: /^[ya]/, days: ageLimits.year },
] as const;

const people =
  `child|kid|toddler|son|daughter|boy|girl|baby|newborn|infant|nephew|niece|grandson|granddaughter|hijo|hija|nino|nina|nene|
  bebe|nieto|nieta`.replace(/\s+/g, '');
const relatives =
  'mom|mother|dad|father|grandma|grandpa|husband|wife|sister|brother|im|i am|he|she|hes|shes|who|mama|papa|abuela|abuelo';
const isPerson = new RegExp(`^(?:${people})s?$`);
const ages = new RegExp(
  `\\b(\\d{1,3}(?:\\.5)?|${Object.keys(counts).join('|')}) ?(?:and a half )?(d|days?|dias?|w|wks?|weeks?|semanas?|m|mos?|mths?|months?|mes|meses|y|yo|yrs?|years?|anos?)( ?olds?\\b| ?o\\b| of age\\b| de edad\\b|)\\b`,
  'g',
);
const ageAlone = new RegExp(
  `\\b(?:${people}|${relatives}) (?:is |was |just |turned |tiene |de )*(\\d{1,2})\\b(?! ?(?:d|days?|w|wks?|weeks?|m|mos?|months?|y|yrs?|years?|percent|hours?|min|f|degrees|times|lbs?|pounds|mg|weeks|semanas|meses|anos)\\b)(?!\\.)|\\b(\\d{2}) ?[mf]\\b`,
);
const beforeDuration =
  /\b(?:for|since|last|past|over|every|after|next|in|within|during|por|desde|hace|about|like|almost)$/;
const beforeYounger = /\b(?:under|than|almost|nearly|barely|menos de|not yet)$/;
const afterDuration =
  /^ ?(?:ago|later|now|pregnant|preg|postpartum|post|straight|de embarazo|embaraz|of fever)/;

/** The age in days that a text tells, the youngest of several. "Fever for 2 days" tells none. */
function ageDays(text: string): number | undefined {
  const found: number[] = [];
  for (const match of text.matchAll(ages)) {
    const [said, count = '', unit = '', old = ''] = match;
    const before = text.slice(0, match.index).trimEnd();
    const after = text.slice(match.index + said.length);
    if (afterDuration.test(after)) continue;
    const beside = [...before.split(' ').slice(-2), ...after.trim().split(' ').slice(0, 2)];
    const isAge = old !== '' || unit === 'yo' || beside.some((word) => isPerson.test(word));
    // Days and years without "old" may be a duration, and so may anything after "for".
    if (old === '' && unit !== 'yo' && (beforeDuration.test(before) || (/^[dyaws]/.test(unit) && !isAge)))
      continue;
    const age = (counts[count] ?? Number(count)) * (units.find((each) => each.unit.test(unit))?.days ?? 0);
    found.push(beforeYounger.test(before) ? age - 1 : age);
  }
  const alone = text.match(ageAlone);
  if (alone) found.push(Number(alone[1] ?? alone[2]) * ageLimits.year);
  if (/\b(?:new ?borns?|neonate|preemie|recien nacid[oa])\b/.test(text)) found.push(0);
  return found.length > 0 ? Math.min(...found) : undefined;
}

const fahrenheit =
  /(?<![$\d/.])\b(9[3-9]|10\d|11[0-2])(\.\d+)?(?![\d/.])(?! ?(?:lbs?|pounds|mg|ml|over|year|yr|on|the|min|s blvd|dollars|bucks))/g;
const celsius =
  /\b(3[3-9]|4[0-3])(\.\d+)? ?(?:c|celsius|centigrad\w+|grados|degrees c)\b|\b(3[5-9]|4[0-3])(\.\d+)\b|(?:fever|fiebre|temp|calentura|temperatura|tiene|trae|tengo)(?: (?:of|de|is|at|was|en|a))* (3[8-9]|4[0-2])\b(?! ?(?:anos|semanas|meses|years|weeks))/g;

/** The highest body temperature in a text, in °F. */
function temperatureIn(text: string): number | undefined {
  const found = Array.from(text.matchAll(fahrenheit), ([, whole, tenth = '']) => Number(whole + tenth));
  for (const [, whole, tenth = '', other, otherTenth = '', last] of text.matchAll(celsius))
    found.push(Number(whole ? whole + tenth : other ? other + otherTenth : last) * 1.8 + 32);
  return found.length > 0 ? Math.max(...found) : undefined;
}

/** The first number that stands shortly after one of these words. */
function readingAfter(text: string, words: string, digits: string): number | undefined {
  const match = text.match(new RegExp(`\\b(?:${words})s?\\b[^\\d$?]{0,28}\\b(${digits})\\b(?!\\.)`));
  return match ? Number(match[1]) : undefined;
}

const pressures = /\b(\d{2,3}) ?(?:\/|over|sobre) ?(\d{2,3})\b/;
const within = (low: number, value: number | undefined, high: number) =>
  value !== undefined && value >= low && value <= high;

/**
 * Whether the numbers of a plain text stand for each concept. Blood pressures are in mmHg, sugar in mg/dL, oxygen in percent,
 * pulses a minute. A clinician has to read every change.
 */
export function numberMeanings(text: string) {
  const [, systolic, diastolic] = text.match(pressures)?.map(Number) ?? [];
  const isPressure = within(60, systolic, 299) && within(30, diastolic, 200);
  const alone =
    readingAfter(text, 'bp|blood pressure|presion', '[6-9]\\d|[12]\\d\\d') ??
    Number(text.match(/\b([12]\d\d) (?:de |of )?(?:presion|bp|blood pressure)/)?.[1]);
  const high = isPressure ? systolic : alone;
  const low = isPressure ? diastolic : undefined;
  const sugar =
    readingAfter(text, 'sugar|glucose|bg|azucar|glucosa', '\\d{2,3}') ??
    (/\b(?:sugar|diabet|azucar|glucos)/.test(text)
      ? Number(text.match(/\b([3-9]\d\d)\b(?! ?(?:mg|lbs))/)?.[1])
      : undefined);
  const meterSays = text.match(
    /\b(?:meter|glucometer|dexcom|libre|sugar) (?:\w+ )?(?:says|reads|shows) (hi|high|lo|low)\b/,
  )?.[1];
  const oxygen =
    readingAfter(text, 'oxygen|spo2|pulse ?ox|oxigeno|saturacion|sat', '[5-9]\\d') ??
    Number(
      text.match(
        /\b([5-9]\d) ?(?:%|percent)? ?(?:oxygen|spo2|on (?:the |my |his |her )?(?:pulse ?ox|oximeter))/,
      )?.[1],
    );
  const pulse = readingAfter(
    text,
    'heart ?rate|heart|heartbeat|pulse|bpm|hr|pulso|corazon',
    '[12]\\d\\d|3\\d',
  );
  const age = ageDays(text);
  const temperature = temperatureIn(text);
  const weeks = Number(
    text.match(/\b(\d{1,2}) ?(?:weeks?|wks?|semanas?)\b(?! ?(?:old|ago|after|post))/)?.[1],
  );
  const pills = Number(
    text.match(
      /\b(?:took|taken|swallowed|ate|downed|tome|tomo|trago)\b[^\d?]{0,24}(\d+)(?! ?(?:mg|ml|hours?|hrs?|days?|weeks?|am|pm|minutes?))/,
    )?.[1],
  );
  return {
    newbornAge: within(0, age, ageLimits.threeMonths - 0.1),
    babyAge: within(0, age, ageLimits.year - 1),
    underSixMonths: within(0, age, ageLimits.year / 2 - 1),
    underTwo: within(0, age, 2 * ageLimits.year - 1),
    childAge: within(0, age, 18 * ageLimits.year - 1),
    adultAge: within(18 * ageLimits.year, age, Infinity),
    oldAge: within(65 * ageLimits.year, age, Infinity),
    feverTemp: within(100.4, temperature, 115),
    highTemp: within(105, temperature, 115),
    lowTemp: within(80, temperature, 94.9),
    bpCrisis: within(180, high, 299) || within(120, low, 200),
    bpRaised: within(140, high, 299) || within(90, low, 200),
    bpSevereInPregnancy: within(160, high, 299) || within(110, low, 200),
    bpLow: isPressure && (within(40, systolic, 90) || within(20, diastolic, 50)),
    sugarLow: within(10, sugar, 59) || meterSays?.startsWith('l') === true,
    sugarVeryHigh: within(300, sugar, 999) || meterSays?.startsWith('h') === true,
    sugarRaised: within(180, sugar, 299),
    oxygenLow: within(50, oxygen, 91),
    pulseLow: within(20, pulse, 39),
    pulseHigh: within(150, pulse, 299) && !/\b(?:exercis|workout|running|treadmill|gym|run\b)/.test(text),
    pregnantWeeks: within(4, weeks, 42),
    manyPills: within(5, pills, 999),
  };
}

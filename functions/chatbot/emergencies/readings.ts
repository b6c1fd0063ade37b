import type { EmergencyPattern } from './rule.ts';

const shows =
  '(?: (?:is|its|was|at|of|to|up|down|reads|reading|says|went|dropped|over|above|under|below|around|like|hit|just|now|going|beating|en|esta|a|level|levels|sat|saturation|percent))*';

/** Numbers that people read off a meter at home, dangerous in themselves. */
export const dangerousReadings: readonly EmergencyPattern[] = [
  // Below 55 and from 400 mg/dL.
  {
    kind: 'medical',
    pattern:
      /\b(?:sugars?|glucose|bg)(?: levels?)? (?:(?:is|its|was|at|of|reads|reading|says|went|down|dropped|to|over|above|under|below|like|hit|just|now) )+(?:[1-4]\d|5[0-4]|[4-9]\d\d)\b/,
  },
  {
    kind: 'medical',
    pattern:
      /\b(?:meter|glucometer|dexcom|libre) (?:just |only |still )?(?:says|reads|shows) (?:hi|high|lo|low)\b/,
  },
  {
    kind: 'medical',
    spanish: true,
    pattern:
      /\b(?:azucar|glucosa)(?: (?:en|esta|a|de|la|le|llego|subio|bajo|tiene|salio))* (?:[1-4]\d|5[0-4]|[4-9]\d\d)\b/,
  },
  // At rest: a runner's pulse isn't one.
  {
    kind: 'medical',
    pattern: new RegExp(
      `\\b(?:heart ?rate|heart|heartbeat|pulse|bpm)${shows} (?:1[5-9]\\d|2\\d\\d|3\\d)\\b(?!.*\\b(?:exercis\\w*|workouts?|work out|running|treadmill|run)\\b)`,
    ),
  },
  // From 200, from 180 over 120, or from 180 with a sign of harm.
  {
    kind: 'medical',
    pattern: new RegExp(
      `\\b(?:bp|blood pressure|pressure)${shows} (?:2\\d\\d\\b|1[89]\\d (?:over |on )?1[2-4]\\d\\b|1[89]\\d\\b.*\\b(?:headache|dizzy|chest|vision|blurry|numb|confus\\w*|pregnan\\w*)\\b)`,
    ),
  },
  { kind: 'medical', spanish: true, pattern: new RegExp(`\\bpresion${shows} 2\\d\\d\\b`) },
  {
    kind: 'medical',
    pattern: new RegExp(`\\b(?:oxygen|o2|spo2|pulse ?ox|oxigeno)${shows} [5-8]\\d\\b`),
  },
];

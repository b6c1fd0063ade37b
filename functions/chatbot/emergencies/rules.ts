import { childPattern } from '#functions/chatbot/question/children.ts';
import { englishRules } from './english-rules.ts';
import type { EmergencyRule } from './rule.ts';
import { spanishRules } from './spanish-rules.ts';

/**
 * What sounds like an emergency, in words as `plainText` leaves them, without fillers; typos in longer words are
 * understood. When in doubt, a rule stays in: a needless "call 911" costs a moment, a missing one may cost a life.
 */
export const emergencyRules: readonly EmergencyRule[] = [...englishRules, ...spanishRules];

const smallChild = `(?:${childPattern}|(?:[1-9]|one|two|three|four|five|six) ?(?:y|yo|y o|yr|yrs|year|years|m|mo|month|months)(?: ?old)?s?)`;
const relative = '(?:he|she|mom|dad|mother|father|husband|wife|grandma|grandpa|grandmother|grandfather|nana)';

/** Phrases that only a filler or a number distinguishes from harmless ones, matched against the whole text. */
export const emergencyPatterns: readonly (Omit<EmergencyRule, 'phrasing'> & { pattern: RegExp })[] = [
  {
    kind: 'medical',
    pattern:
      /^(?:emergency|911|sos)$|\b(?:(?:this|it) is|its|have|having|is this) an emergency\b|\ba medical emergency\b|\bemergency (?:now|please|help)\b|\bhelp emergency\b/,
  },
  {
    kind: 'medical',
    pattern: /\b(?:been|got|was) shot\b|\bshot (?:me|himself|herself|in the)\b|\bhaving a fit\b/,
  },
  {
    kind: 'medical',
    pattern: new RegExp(`\\bscorpions?\\b.*\\b${smallChild}\\b|\\b${smallChild}\\b.*\\bscorpions?\\b`),
  },
  {
    kind: 'medical',
    pattern: new RegExp(`\\b${relative}s?(?: is| was)? (?:not|isnt|aint) making (?:any |much )?sense\\b`),
  },
  {
    kind: 'medical',
    pattern: new RegExp(
      `\\b${relative}s?\\b.*\\b(?:is|seems|acting|real|really|so|very|totally) out of it\\b`,
    ),
  },
  {
    kind: 'medical',
    pattern: /\b(?:having|delivering) (?:a|the|our|my|her|this) baby (?:right now|now|rn|in the|at home)\b/,
  },
  // Bleeding that came back after it had stopped, or has left signs of shock.
  {
    kind: 'medical',
    pattern:
      /^(?!.*\b(?:nose|periods?|gums?|spotting)\b).*\b(?:bleed(?:s|ing)?(?: \w+){0,2} stopped|stopped bleeding)\b.*\b(?:(?:start(?:s|ed|ing)?|bleed(?:s|ing)?)(?: up| back)? again|(?:came|is|its) back(?: now| today)?$|faint\w*|pale|dizzy|lightheaded|clammy)\b/,
  },
  // Below 55 and from 400 mg/dL.
  {
    kind: 'medical',
    pattern:
      /\b(?:sugars?|glucose|bg)(?: levels?)? (?:(?:is|its|was|at|of|reads|reading|says|went|down|dropped|to|over|above|under|below|like|hit|just|now) )+(?:[1-4]\d|5[0-4]|[4-9]\d\d)\b/,
  },
  {
    kind: 'poison',
    pattern:
      /\b(?:took|taken|swallowed|ate|drank|downed)(?: like| about)? (?:[1-9]\d+|all (?:of )?(?:my|her|his|the|our|their)|(?:a|the) (?:whole |entire |full )?(?:bottle|handful|bunch|pack)|lots|so many)(?: of)?(?: \w+){0,3}? (?:pills?|meds|medicines?|medications?|tablets?|advil|tylenol|ibuprofen|aspirin|xanax|benadryl)\b/,
  },
  { kind: 'poison', pattern: /\bod (?:on|d)\b|\bodd on\b|\bod(?:ing|ded)\b/ },
  {
    kind: 'crisis',
    pattern:
      /\bend(?:ing)? it all\b|\b(?:think\w*|thought|want\w*|wanna|ready|going|gonna)(?: \w+){0,2}? (?:of |about |bout |to )?end(?:ing)? (?:it|things|everything)\b|\bshot myself\b|\bcant go on\b|\bif i (?:died|was dead|were dead|wasnt here|was gone|disappeared)\b/,
  },
];

/** Words that only keep the parts of a rule apart: "the pain is in my chest" becomes "pain chest". */
export const fillers: ReadonlySet<string> = new Set(
  `a an the my his her their our your is are was were be been am im hes shes its i me he she they we you so very really
  super kinda kind of sort in on at to from by with and or that this has have had having just like right left now some it
  el la los las un una mi su se le te de del en y esta estoy muy que es lo al`.split(/\s+/),
);

/** Ordinary words that look like a misspelled alarming one. */
export const lookAlikes: ReadonlySet<string> = new Set(
  `cooking checking prison drying stubbed strike stroller breeding heard threat blend emergency emergencies responden
  responder bacteria tomato venom`.split(/\s+/),
);

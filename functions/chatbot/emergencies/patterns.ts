import { childPattern } from '#functions/chatbot/question/children.ts';
import { dangerousReadings } from './readings.ts';
import type { EmergencyPattern } from './rule.ts';

/** Who hurts someone at home. */
const abuser =
  '(?:husband|boyfriend|bf|hubby|ex|partner|wife|girlfriend|gf|dad|father|stepdad|stepfather|mom|mother|uncle|brother|caregiver|roommate|he|she)';
const smallChild = `(?:${childPattern}|(?:[1-9]|one|two|three|four|five|six) ?(?:y|yo|y o|yr|yrs|year|years|m|mo|month|months)(?: ?old)?s?)`;
const relative = '(?:he|she|mom|dad|mother|father|husband|wife|grandma|grandpa|grandmother|grandfather|nana)';

/** Phrases that only a filler or a number distinguishes from harmless ones, matched against the whole text. */
export const emergencyPatterns: readonly EmergencyPattern[] = [
  ...dangerousReadings,
  {
    kind: 'medical',
    pattern:
      /^(?:emergency|911|sos)$|\b(?:(?:this|it) is|its|have|having|is this) an emergency\b|\ba medical emergency\b|\bemergency (?:now|please|help)\b|\bhelp emergency\b/,
  },
  {
    kind: 'medical',
    pattern:
      /\b(?:been|got|was) shot\b|\bshot (?:me|himself|herself|in the (?:head|chest|stomach|belly|neck|face|leg|gut))\b|\bhaving a fit\b|\bfits?\b.*\b(?:wont stop|not stopping|foaming|unresponsive|jerking)\b/,
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
    pattern: new RegExp(
      `\\b${relative}s?\\b.*\\b(?:cant|wont|isnt|not|doesnt) (?:stay(?:ing)? awake|recogniz\\w+ (?:me|us|anyone|anybody|her|him))\\b`,
    ),
  },
  {
    kind: 'medical',
    pattern:
      /\b(?:doesnt|didnt|cant|not|wont|forgot) (?:know |remember |recall |knowing )?(?:who (?:i am|we are|he is|she is|they are)|where (?:he|she|they) (?:is|are)|what (?:day|year|month) it is|(?:his|her) own name)\b/,
  },
  {
    kind: 'medical',
    pattern: new RegExp(
      `\\bhard to wake (?:him|her|them|my)\\b|\\b(?:${childPattern}|${relative})\\b.*\\b(?:hard|difficult|tough|impossible) to (?:wake|rouse|arouse)\\b`,
    ),
  },
  {
    kind: 'medical',
    pattern: new RegExp(
      `\\b${abuser}(?: (?:is|was|keeps|kept|just|been|has|started|always|still|again|has been))* (?:hits?|hitting|beats?|beating|beat up|punch(?:es|ed|ing)?|chok(?:es|ed|ing)|slap(?:s|ped|ping)?|hurting|abus(?:es|ed|ing)|threaten(?:s|ed|ing)?|rap(?:es|ed|ing)|burned|burns) (?:up )?(?:on )?(?:me|us|my (?:kids?|mom|son|daughter|sister|child\\w*))\\b`,
    ),
  },
  {
    kind: 'medical',
    pattern:
      /\b(?:husband|boyfriend|ex|partner|dad|father|stepdad|stepfather|uncle|coach)s? (?:is |was |keeps |kept )?touch(?:es|ed|ing) (?:me|my (?:kids?|son|daughter|sister|child\w*))\b|\b(?:scared|afraid|terrified) of my (?:husband|boyfriend|bf|ex|partner|wife|stepdad|girlfriend)\b(?! (?:having|getting|dying|health))/,
  },
  // Torsion, in the words boys and men use.
  {
    kind: 'medical',
    pattern:
      /\b(?:(?:my|his|sons|one of (?:my|his)|one) (?:left |right )?(?:balls?|nuts?|nads)|in the (?:balls|nuts|groin))\b(?! (?:of|allerg\w*|butter|milk)).*\b(?:came on|real bad|huge|purple|twist\w*|swollen|swelling|killing|so (?:bad|much)|really bad|excruciating|throwing up|vomit\w*|puking|suddenly|woke)\b|\b(?:terrible|horrible|severe|sudden|bad|worst) (?:ball|nut) pain\b|\bhis (?:left |right )?(?:balls?|nuts?) (?:is |are |really |real )*(?:hurt\w*|swollen|red|pain\w*)\b/,
  },
  {
    kind: 'medical',
    pattern: /\b(?:was|been|got|being|is) (?:touched|molested|groped|assaulted) (?:by|sexually|down there)\b/,
  },
  // Who counts in weeks from 20 to 42 is pregnant.
  {
    kind: 'medical',
    pattern:
      /\b(?:bleeding|cramping|leaking|contractions) (?:at |and im |im )?(?:[12]\d|3\d|4[0-2]) ?(?:weeks?|wks?)\b|\b(?:[23]\d|4[0-2]) ?(?:weeks?|wks?)\b.*\b(?:bleed\w*|belly pain|contractions?|cramping|leaking|gush\w*|water broke|(?:hanging|coming|came) out|blood(?! (?:tests?|work|pressure|sugar|draws?|drawn|types?|typing|glucose)))\b/,
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
  {
    kind: 'poison',
    pattern:
      /\b(?:took|taken|swallowed|ate|drank|downed)(?: like| about)? (?:[1-9]\d+|all (?:of )?(?:my|her|his|the|our|their)|(?:a|the) (?:whole |entire |full )?(?:bottle|handful|bunch|pack)|lots|so many)(?: of)?(?: \w+){0,3}? (?:pills?|meds|medicines?|medications?|tablets?|advil|tylenol|ibuprofen|aspirin|xanax|benadryl)\b/,
  },
  {
    kind: 'poison',
    pattern:
      /\b(?:gave|given|took|taken)\b.*\b\d+ ?(?:ml|mg|cc)s?\b.*\binstead\b|\b(?:took|taken) \w+ extra (?:\w+ ){0,3}(?:pills?|meds|tablets?)\b/,
  },
  {
    kind: 'poison',
    pattern:
      /\b(?:he|she|they|friend|brother|sister|son|daughter|husband|wife|boyfriend|girlfriend|roommate) (?:just |mightve |may have |might have )?(?:ods|oded)\b/,
  },
  { kind: 'poison', pattern: /\bod (?:on|d)\b|\bodd on\b|\bod(?:ing|ded)\b/ },
  {
    kind: 'crisis',
    pattern:
      /\bend(?:ing)? it all\b|\b(?:think\w*|thought|want\w*|wanna|ready|going|gonna)(?: \w+){0,2}? (?:of |about |bout |to )?end(?:ing)? (?:it|things|everything)\b|\bshot myself\b|\bcant (?:go on|keep going(?: on| anymore| like this)?$)|\bif i (?:died|was dead|were dead|wasnt here|was gone|disappeared)\b/,
  },
  {
    kind: 'crisis',
    pattern:
      /\b(?:daughter|son|sister|brother|friend|kid|teen\w*|she|he|girlfriend|boyfriend|niece|nephew|child|i)s?(?: is| was| has| been| started| keeps?| am| caught)* cutting(?: again| (?:her|his|my) (?:arms?|legs?|wrists?|thighs?|skin)|$)/,
  },
  {
    kind: 'crisis',
    pattern:
      /\b(?:i|im) (?:\w+ ){0,2}?(?:gonna|going to|want to|wanna|might|am about to|feel like) (?:hurt|shake|smother|harm|hurting|shaking) (?:my |the )?(?:baby|kids?|child\w*|son|daughter|someone|people|him|her|them)\b|^(?:gonna|going to|want to|wanna|might) (?:hurt|shake|smother|harm) (?:my |the )?(?:baby|kids?|child\w*|someone|people)\b/,
  },
];

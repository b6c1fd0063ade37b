import { findEmergency } from './find-emergency.ts';

/** Signs that a message may deny. Spelled out, so that nothing else is cut with them. */
const sign = `(?:${[
  '(?:trouble|difficulty|difficulties|problems?|issues?) (?:with )?breathing',
  'breathing (?:trouble|problems?|issues?|difficult(?:y|ies))',
  'shortness of breath',
  'chest (?:pains?|pressure|tightness|discomfort)',
  '(?:throat|tongue|face|facial|lip|mouth) swelling',
  'swelling (?:of|in) (?:the |my |his |her )?(?:throat|tongue|face|lips|mouth)',
  'loss of consciousness',
  'passing out|blacking out|fainting|wheezing|confusion|seizures?',
  'slurred speech|(?:face|facial) droop(?:ing)?|numbness|weakness',
  'stiff neck|vomiting|throwing up|bleeding|fever|rash|dizziness|nausea|swelling|headaches?|pain|cough|chills|hives',
].join('|')})`;

/** "No chest pain or trouble breathing". After "and" only with another "no": "no fever and trouble breathing" tells of trouble. */
const denial = new RegExp(
  `\\b(?:no|without|not having)(?: (?:any|signs? of))* ${sign}(?: (?:or|nor|and no|and without|no)(?: any)? ${sign})*\\b(?! (?:relief|help|control|medic\\w+|meds|pills)\\b)`,
  'g',
);

/**
 * With one of these, what is denied may have been there or be on its way. A blow to the head is never judged by what is
 * missing.
 */
const turning =
  /\b(?:until|till|before|but now|yesterday|at first|earlier|then|suddenly|sure|maybe|if|unless|when|any ?more|except|only|yet|why|start(?:s|ed|ing)?|again|back|almost|hardly|concussion|skull)\b|\b(?:hit|hits|bumped|banged|smacked|cracked|struck|fell)(?: \w+){0,5} head\b/;

/** Only bleeding: pain in the chest, a seizure or a droop that has passed still needs 911. */
const ended =
  /\b(?:(?:the|my|his|her) )?(?:nose ?)?bleed(?:s|ing)?(?: (?:has|have|had|is|did|finally|just|already|all|now))* (?:stopped|gone)(?: now| already)?\b|\bstopped bleeding(?: now| already)?\b/g;

/** With one of these, bleeding isn't over, or was no small cut. */
const grave =
  /\b(?:not|hasnt|havent|isnt|never|wont|cant|mostly|nearly|barely|keeps|pregnan\w*|birth|postpartum|miscarr\w*|thinners?|head|skull|neck|stab\w*|gun\w*|shot|artery|cough\w*|vomit\w*|blood|dizzy|faint\w*|pale|weak|soaked|pouring|gushing|spurting|worse|everywhere|lots?)\b/;

/** Cuts denied signs, and bleeding that is over, out of a plain text. */
export function withoutSigns(plain: string): string {
  if (turning.test(plain)) return plain;
  const rest = plain.replace(denial, ' ');
  return grave.test(rest) ? rest : rest.replace(ended, ' ');
}

const notEmergency =
  /\b(?:not|isnt|no|non)(?: (?:really|exactly|a|an|medical))* emergency\b|\bnonemergency\b/g;

/** Cuts what is clearly denied out of a plain text. When in doubt, nothing is cut. */
export function withoutDenied(plain: string): string {
  return withoutSigns(plain.replace(notEmergency, ' '));
}

/** Whether a plain text denies a sign that would be an emergency, or says that bleeding has stopped. */
export function deniesDanger(plain: string): boolean {
  const rest = withoutSigns(plain);
  return rest !== plain && (rest !== plain.replace(denial, ' ') || findEmergency(plain) !== undefined);
}

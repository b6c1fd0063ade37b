/** Visitors' words and the site's words for the same things. */
const synonyms: readonly [RegExp, string][] = [
  [/\bflu (?:shots?|jabs?|vaccinations?|vax)\b/g, 'flu vaccine'],
  [/\b(?:throwing up|throw up|puking|stomach (?:bug|flu|virus)|food poisoning)\b/g, 'vomiting'],
  [/\b(?:kids?|children|childs|toddlers?|pediatrics?|pediatrician)\b/g, 'child'],
  [/\b(?:birth control|the pill|iud)\b/g, 'contraception'],
  [/\b(?:std|stds|stis)\b/g, 'sti'],
  [/\b(?:bladder infections?|utis)\b/g, 'uti'],
  [
    /\b(?:taking|take|accepting|accept)(?: on| any)? new (?:people|clients|customers|patients)\b/g,
    'accepting new patients',
  ],
  [/\bconjunctivitis\b/g, 'pink eye'],
  [/\bgyn(?:ecologist|ecology|ecological|o)?\b|\bobgyn\b/g, 'gynecological'],
  [/\bsonograms?\b/g, 'ultrasound'],
  [/\b(?:knee|shoulder|elbow|hip|wrist|ankle)s? (?:pain|aches?|hurts?)\b/g, 'joint pain'],
  [/\b(?:ozempic|wegovy|sema|semiglutide|glp ?1s?)\b/g, 'semaglutide'],
  [/\b(?:skinny|fat loss|fat burner) (?:shots?|jabs?|injections?|pens?)\b/g, 'semaglutide'],
  [/\bmyers(?: cocktails?)?(?: iv| drips?| infusions?| bag)*\b/g, 'myers cocktail'],
  [
    /\bimmun(?:e|ity) (?:boost(?:er)?s?|drips?|iv|shots?)(?: iv| drips?| infusions?| bag)*\b/g,
    'immune boost',
  ],
  [/\b(?:pcp|family doctor|general practitioner)\b/g, 'primary care'],
  [/\b(?:sprained|twisted|rolled) (?:\w+ )?(?:ankles?|wrists?|knees?|fingers?|foot)\b/g, 'sprains'],
  [/\b(?:broken|broke) (?:bones?|arms?|wrists?|fingers?|ankles?|toes?|foot|hand)\b/g, 'fractures'],
];

/** Replaces what people call things by the site's word for them. */
export function withSiteWords(plain: string): string {
  return synonyms.reduce((text, [theirs, ours]) => text.replace(theirs, ours), plain);
}

import { corpus } from './corpus.ts';
import { correctSpelling } from './spelling.ts';

/** What people type here and the content does not say. */
const typedOften = `appointment appointments booking bookings cancel cancellation reschedule schedule hours opening closing
  insurance medicaid medicare portal results payment invoice directions address nearest closest location locations telephone
  telehealth virtual price prices pricing weekend saturday sunday holiday holidays flamingo tropicana henderson rainbow
  eastern maryland craig ferrell serene belmont volunteer raiders robindale washington cactus hello thanks morning
  evening afternoon prescription prescriptions medication dosage ibuprofen tylenol antibiotic antibiotics pregnant
  parking wheelchair botox house world write movie table there where which would could should about their these those`;

/** The whole vocabulary, in small letters. */
function knownWords(): Set<string> {
  const texts = corpus()
    .map(({ title, text, page }) => `${title} ${page} ${text}`)
    .join(' ');
  return new Set(`${typedOften} ${texts}`.toLowerCase().match(/[a-z]+/g));
}

/** A message in plain text with its slips corrected towards the words of this site. */
export function spelledRight(plain: string): string {
  return correctSpelling(plain, knownWords());
}

/** What people call things, and what the site calls them. */
function otherWords(): readonly [RegExp, string][] {
  return [
    [/\bflu (?:shots?|jabs?|vaccinations?|vax)\b/g, 'flu vaccine'],
    [/\b(?:throwing up|throw up|puking|stomach (?:bug|flu|virus)|food poisoning)\b/g, 'vomiting'],
    [/\b(?:kids?|children|childs|toddlers?|pediatrics?|pediatrician)\b/g, 'child'],
    [/\b(?:birth control|the pill|iud)\b/g, 'contraception'],
    [/\b(?:std|stds|stis)\b/g, 'sti'],
    [/\b(?:bladder infections?|utis)\b/g, 'uti'],
    [/\bconjunctivitis\b/g, 'pink eye'],
    [/\bgyn(?:ecologist|ecology|ecological|o)?\b|\bobgyn\b/g, 'gynecological'],
    [/\bsonograms?\b/g, 'ultrasound'],
    [/\b(?:knee|shoulder|elbow|hip|wrist|ankle)s? (?:pain|aches?|hurts?)\b/g, 'joint pain'],
    [/\b(?:ozempic|wegovy)\b/g, 'semaglutide'],
    [/\b(?:pcp|family doctor|general practitioner)\b/g, 'primary care'],
    [/\b(?:sprained|twisted|rolled) (?:\w+ )?(?:ankles?|wrists?|knees?|fingers?|foot)\b/g, 'sprains'],
    [/\b(?:broken|broke) (?:bones?|arms?|wrists?|fingers?|ankles?|toes?|foot|hand)\b/g, 'fractures'],
  ];
}

/** A message in plain text, with the site's word for what it calls otherwise. */
export function inOurWords(plain: string): string {
  return otherWords().reduce((text, [theirs, ours]) => text.replace(theirs, ours), plain);
}

import { correctionsOf, type Vocabulary, vocabularyOf } from '#functions/chatbot/spelling.ts';
import { corpus } from './corpus.ts';

/** Words that visitors type but the content doesn't use. */
const typedOften = `appointment appointments booking bookings cancel cancellation reschedule schedule hours opening closing
  insurance medicaid medicare portal results payment invoice directions address nearest closest location locations telephone
  telehealth virtual price prices pricing weekend saturday sunday holiday holidays flamingo tropicana henderson rainbow
  eastern maryland craig ferrell serene belmont volunteer raiders robindale washington cactus hello thanks morning
  evening afternoon prescription prescriptions medication dosage ibuprofen tylenol antibiotic antibiotics pregnant
  parking wheelchair botox walkin checkup xray house world write movie table there where which would could should about their these those`;

let cachedVocabulary: Vocabulary | undefined;

function knownWords(): Vocabulary {
  if (cachedVocabulary) return cachedVocabulary;
  const texts = corpus().map(({ title, text, page }) => `${title} ${page} ${text}`);
  const words =
    [typedOften, ...texts]
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  cachedVocabulary = vocabularyOf(words);
  return cachedVocabulary;
}

/** Replaces each unknown word with the closest known one, if any is close enough. */
export function correctSpelling(plain: string): string {
  const correct = (typed: string) => {
    if (knownWords().words.has(typed) || /\d/.test(typed)) return typed;
    return correctionsOf(typed, knownWords())[0] ?? typed;
  };
  return plain.split(' ').map(correct).join(' ');
}

/** Visitors' words and the site's words for the same things. */
const synonyms: readonly [RegExp, string][] = [
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

/** Replaces what people call things by the site's word for them. */
export function withSiteWords(plain: string): string {
  return synonyms.reduce((text, [theirs, ours]) => text.replace(theirs, ours), plain);
}

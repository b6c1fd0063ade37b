import type { Language } from '#functions/chatbot/question/question.ts';
import { distancesOf, fillers, type Hits, type Span } from '#functions/chatbot/words/phrasing.ts';
import { plainText, wordsOf } from '#functions/chatbot/words/plain-text.ts';
import { numberMeanings } from './numbers.ts';
import { isSpanish, meant, signs, wordings } from './tables.ts';

/** A message after the tables have been matched with it. */
export interface Reading {
  words: readonly string[];
  language: Language;
  /** Every wording and concept in the message. Names of concepts begin with `@`. */
  hits: Hits;
  /** The hits about health now. Leaves out signs that are denied, harmless or in a film, and past ones except rape. */
  health: Hits;
  distances: readonly number[];
}

const negators = new Set(
  `no not without never isnt aint arent wasnt dont doesnt didnt hasnt havent hadnt denies sin ni nunca
  tampoco`.split(/\s+/),
);
/** Words that continue a denial: "no fever or any other pain". */
const denialContinues = new Set(
  `have has having had any a the real signs of other feel feeling bad been or nor me le se tiene tengo hay
  ningun ninguna o`.split(/\s+/),
);

/** With one of these words, a denied sign may have been present or may be about to start, so it still counts. */
const denialEnds =
  /\b(?:until|till|but now|at first|then|suddenly|sure|maybe|unless|any ?more|except|yet|start(?:s|ed|ing)?|again|came back|is back|almost|hardly|hasta|de nuevo|otra vez|pero ahora)\b/;

/** The positions of words that belong to denied signs: "no chest pain or trouble breathing". */
function deniedPlaces(words: readonly string[], breaks: ReadonlySet<number>, hits: Hits): number[] {
  if (denialEnds.test(words.join(' '))) return [];
  const found = [...hits].flatMap(([name, spans]) => (signs.has(name) ? spans : []));
  const denied: number[] = [];
  let isDenying = false;
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? '';
    const end = Math.max(place, ...found.filter(({ start }) => start === place).map((span) => span.end));
    if (breaks.has(place)) isDenying = false;
    if (isDenying) denied.push(...placesIn({ start: place, end }));
    // "Cant breathe" and "not moving" are signs, not denials.
    if (negators.has(word) && end <= place + 1) isDenying = true;
    else if (end > place) place = end - 1;
    else if (!denialContinues.has(word) && (!fillers.has(word) || /^(?:and|y)$/.test(word)))
      isDenying = false;
  }
  return denied;
}

const placesIn = ({ start, end }: Span) => Array.from({ length: end - start }, (_, index) => start + index);

/**
 * The hits, except concepts that overlap these positions. A concept that begins with a negator outside of these
 * positions is kept, such as "not breathing" in "not breathing fine".
 */
function without(hits: Hits, places: Iterable<number>, words: readonly string[]): Hits {
  const gone = new Set(places);
  const isKept = (span: Span) =>
    (!gone.has(span.start) && negators.has(words[span.start] ?? '')) ||
    !placesIn(span).some((place) => gone.has(place));
  const kept = Array.from(
    hits,
    ([name, spans]) => [name, name.startsWith('@') ? spans.filter(isKept) : spans] as const,
  );
  return new Map(kept.filter(([, spans]) => spans.length > 0));
}

export function read(message: string): Reading {
  const plain = plainText(message);
  const { words, breaks } = wordsOf(plain, meant);
  const hits = wordings.find(words);
  // Concepts from numbers, and others about the whole message, get a span before the first word, outside of any phrase.
  const whole = { start: -1, end: 0 };
  for (const [meaning, isSaid] of Object.entries(numberMeanings(`${plain} ? ${words.join(' ')}`)))
    if (isSaid) hits.set(`@${meaning}`, [...(hits.get(`@${meaning}`) ?? []), whole]);
  if (words.length <= 2 && hits.has('@help') && !hits.has('@harmless')) hits.set('@onlyHelp', [whole]);
  if (hits.has('@childAge')) hits.set('@child', [...(hits.get('@child') ?? []), whole]);
  const here = without(hits, hits.get('@harmless')?.flatMap(placesIn) ?? [], words);
  const present = without(here, deniedPlaces(words, breaks, here), words);
  // If a message is about the past or a film, its signs don't count, unless it says that someone is unwell now. A rape
  // long ago still counts.
  const isNow = here.has('@symptomNow') || (here.has('@now') && !here.has('@wellNow'));
  const isPast = !isNow && (here.has('@longAgo') || here.has('@story'));
  const health = new Map(isPast ? without(present, words.keys(), words) : present);
  if (!here.has('@story') && present.has('@rape')) health.set('@rape', present.get('@rape') ?? []);
  const language = isSpanish(words) ? 'es' : 'en';
  return { words, language, hits, health, distances: distancesOf(words, breaks) };
}

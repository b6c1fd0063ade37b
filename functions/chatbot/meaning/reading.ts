import type { Language } from '#functions/chatbot/reply/question.ts';
import { plainText, wordsOf } from '#functions/chatbot/words/plain-text.ts';
import { correctSpelling } from '#functions/chatbot/words/spelling.ts';
import { numberMeanings } from './numbers.ts';
import { distancesOf, fillers, type Hits, type Span } from './phrasing.ts';
import { isSpanish, signs, vocabulary, wordings } from './tables.ts';

/** A message as the tables read it. */
export interface Reading {
  words: readonly string[];
  breaks: ReadonlySet<number>;
  language: Language;
  /** Every wording and concept that the message names; concepts begin with `@`. */
  hits: Hits;
  /** The same for what someone has now: nothing denied, harmless, or told of long ago or of a film. */
  health: Hits;
  distances: readonly number[];
}

const negators = new Set(
  'no not without never isnt aint arent wasnt dont doesnt didnt hasnt havent hadnt denies sin ni nunca tampoco'.split(
    ' ',
  ),
);
const afterNegator = new Set(
  'have has having had any a the real signs of other feel feeling bad been me le se tiene tengo hay ningun ninguna'.split(
    ' ',
  ),
);
const goesOn = new Set('or nor ni o'.split(' '));

/** With one of these, what is denied may have been there or be on its way. */
const turning =
  /\b(?:until|till|but now|at first|then|suddenly|sure|maybe|unless|any ?more|except|yet|start(?:s|ed|ing)?|again|came back|is back|almost|hardly|hasta|de nuevo|otra vez|pero ahora)\b/;

const isSign = (name: string) => name.startsWith('@') && signs.has(name.slice(1));

/** The places of the words that tell of signs which a message denies: "no chest pain or trouble breathing". */
function deniedPlaces(words: readonly string[], breaks: ReadonlySet<number>, hits: Hits): Set<number> {
  const denied = new Set<number>();
  if (turning.test(words.join(' '))) return denied;
  const ends = new Map<number, number>();
  for (const [name, spans] of hits) {
    if (!isSign(name)) continue;
    for (const { start, end } of spans) if (end > (ends.get(start) ?? 0)) ends.set(start, end);
  }
  words.forEach((word, index) => {
    // "Cant breathe" and "not moving" are signs themselves.
    if (!negators.has(word) || (ends.get(index) ?? 0) > index + 1) return;
    let place = index + 1;
    while (afterNegator.has(words[place] ?? '') && !breaks.has(place) && !ends.has(place)) place++;
    for (let end = ends.get(place); end && !breaks.has(place); end = ends.get(place)) {
      for (let each = place; each < end; each++) denied.add(each);
      place = end;
      const next = words[place] ?? '';
      if (!breaks.has(place) && (goesOn.has(next) || (fillers.has(next) && next !== 'and' && next !== 'y')))
        place++;
    }
  });
  return denied;
}

/** The places of the words of a harmless phrase: of the chest in "chest x-ray". */
function placesOf(spans: readonly Span[] = []): Set<number> {
  return new Set(
    spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)),
  );
}

/** The same hits without the concepts that touch a place. "Not breathing" stays in "not breathing fine". */
function without(hits: Hits, places: ReadonlySet<number>, words: readonly string[]): Hits {
  const isFree = ({ start, end }: Span) => {
    if (!places.has(start) && negators.has(words[start] ?? '')) return true;
    for (let place = start; place < end; place++) if (places.has(place)) return false;
    return true;
  };
  const kept = Array.from(
    hits,
    ([name, spans]) => [name, name.startsWith('@') ? spans.filter(isFree) : spans] as const,
  );
  return new Map(kept.filter(([, spans]) => spans.length > 0));
}

/** Words told of long ago, or of a film: all of the message, unless it tells how someone is now. */
function pastPlaces(words: readonly string[], hits: Hits): Set<number> {
  const isNow = hits.has('@symptomNow') || (hits.has('@now') && !hits.has('@wellNow'));
  return isNow || !(hits.has('@longAgo') || hits.has('@story')) ? new Set() : new Set(words.keys());
}

export function read(message: string): Reading {
  const plain = plainText(message);
  const { words, breaks } = correctSpelling(wordsOf(plain), vocabulary);
  const hits = wordings.find(words);
  // Before the first word, so that no phrase covers it.
  const whole = [{ start: -1, end: 0 }];
  for (const [meaning, isSaid] of Object.entries(numberMeanings(`${plain} ? ${words.join(' ')}`)))
    if (isSaid) hits.set(`@${meaning}`, whole);
  if (words.length <= 2 && hits.has('@help')) hits.set('@onlyHelp', whole);
  if (hits.has('@childAge')) hits.set('@child', [...(hits.get('@child') ?? []), ...whole]);
  const here = without(hits, placesOf(hits.get('@harmless')), words);
  const present = without(here, deniedPlaces(words, breaks, here), words);
  const health = without(present, pastPlaces(words, here), words);
  const language = isSpanish(words) ? 'es' : 'en';
  return { words, breaks, language, hits, health, distances: distancesOf(words, breaks) };
}

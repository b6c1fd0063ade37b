import { plainText } from '#functions/chatbot/plain-text.ts';
import { longestQuote } from './passages.ts';

/** A period that does not end a sentence. */
const abbreviation = /\b(?:Dr|Mr|Mrs|Ms|St|Ave|Blvd|Rd|e\.g|i\.e|a\.m|p\.m|vs|No)\.$/;

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of text.split(/(?<=[.!?:]["\u201d)]?)(?:\s+(?=["\u201c($]?[A-Z0-9$])|\n)|\n/)) {
    open = open ? `${open} ${part}` : part;
    if (abbreviation.test(open) || open.endsWith(':')) continue;
    sentences.push(open);
    open = '';
  }
  return open ? [...sentences, open] : sentences;
}

/**
 * Whole sentences of a text, at most `longestQuote` characters: all of it, or from the sentence that holds most of the
 * words. Undefined when every sentence is too long.
 */
export function quote(text: string, words: readonly string[]): string | undefined {
  const whole = text.replaceAll('\n', ' ');
  if (whole.length <= longestQuote) return whole;
  const sentences = sentencesOf(text);
  const scores = sentences.map((sentence) => {
    if (sentence.length > longestQuote) return -1;
    const said = plainText(sentence).split(' ');
    return words.filter((word) => said.some((each) => each.startsWith(word))).length;
  });
  const best = Math.max(...scores);
  if (best < 0) return undefined;
  let quoted = '';
  for (const sentence of sentences.slice(scores.indexOf(best))) {
    const longer = quoted ? `${quoted} ${sentence}` : sentence;
    if (longer.length > longestQuote) break;
    quoted = longer;
  }
  return quoted;
}

import type { Reading } from '#functions/chatbot/phrasing.ts';
import { plainText } from '#functions/chatbot/plain-text.ts';
import { withSiteWords } from '#functions/chatbot/search/site-words.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { ageDays, yearDays } from './age.ts';
import type { KnownClosures } from './closures.ts';
import { type NamedClinics, namedClinics } from './named-clinics.ts';
import { shortMonths } from './named-days.ts';
import { correctSpelling } from './vocabulary.ts';

const adultDays = 18 * yearDays;

/** A message as the answers read it. */
export interface Question {
  /** Plain text, with the spelling corrected. */
  text: string;
  /** The same in the site's own words, for searches. */
  siteText: string;
  reading: Reading;
  named: NamedClinics;
  /** The one clinic that is meant, if it is one. */
  clinic: Clinic | undefined;
  now: Date;
  /** Asks for closures by staff, which few questions need. */
  knownClosures: KnownClosures;
}

/** "12/24" as "dec 24": plain text has no slashes. */
function withMonthNames(message: string): string {
  return message.replace(
    /\b(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])\b/g,
    (_, month: string, day: string) => `${shortMonths[Number(month) - 1]} ${day}`,
  );
}

export function readQuestion(
  message: string,
  { now, knownClosures }: Pick<Question, 'now' | 'knownClosures'>,
): Question {
  const text = correctSpelling(plainText(withMonthNames(message)));
  const named = namedClinics(text);
  const isChild = (ageDays(text) ?? adultDays) < adultDays;
  return {
    text,
    siteText: withSiteWords(text),
    reading: [...text.split(' '), ...(isChild ? ['child'] : [])].map((word) => [word]),
    named,
    clinic: named.clinics.length === 1 ? named.clinics[0] : undefined,
    now,
    knownClosures,
  };
}

/** Where one message may ask two things. */
const clauseBreak =
  /[?!;\n]+|\.(?=\s|$)|,\s|\s(?:and|also|plus|&)\s(?=(?:also|do|does|is|are|can|could|how|what|when|where|which|will|would|until)\b)|(?<=\b(?:open|now|rn|today|tomorrow|tmrw))\s(?=i (?:need|have|got|cut|hurt|think|want)\b)|\balso\b/i;

/** "Flu shot for my twins, how much": asks for the price of what the clause before it names. */
const asksOnlyPrice =
  /^(?:and )?(?:how much(?: (?:is|are|does|do|would|will) (?:it|that|they|those|these))?(?: cost| be| run)?|what does it cost|(?:whats |what is )?the (?:price|cost)|price|cost)(?: please| pls)?$/;

/** The parts of a message between its breaks, each with a thought of its own. */
function partsOf(message: string): string[] {
  const parts: string[] = [];
  for (const part of message.split(clauseBreak).filter((each) => /\p{L}{2}/u.test(each))) {
    const before = parts.at(-1);
    if (before !== undefined && asksOnlyPrice.test(plainText(part))) parts.splice(-1, 1, `${before} ${part}`);
    else parts.push(part);
  }
  return parts;
}

/** The questions in a message, one after the other. Each is about the place that the message names. */
export function clausesOf(message: string, whole: Question): Question[] {
  const clauses = partsOf(message);
  if (clauses.length < 2) return [];
  return clauses.map((clause) => {
    const { named, clinic } = whole;
    return { ...readQuestion(clause, whole), named, clinic };
  });
}

import type { LinkName, Said } from '#functions/chatbot/reply/reply.ts';
import { type Hits, type Phrasings, weightOf } from './phrasing.ts';

/** A line of a table: how people ask (see `phrasingsOf`), and the answer, unless that is computed. */
export interface Entry extends Said {
  asked: string;
}

/** Reads an entry from a template: how people ask, then the answer after EN and ES, with ` / ` between its lines. */
export function entry(...links: LinkName[]) {
  return (text: TemplateStringsArray, ...values: string[]): Entry => {
    const parts = String.raw({ raw: text }, ...values).split(/\s+(?:EN|ES)\s+/);
    const lines = parts.map((each) => each.replace(/\s+/g, ' ').trim().replaceAll(' / ', '\n'));
    const [asked = '', en = '', es = ''] = lines;
    return { asked, links, en, es };
  };
}

/** The entries of a table that a message matches, and how many words of the message each explains. */
export function saidIn(table: Phrasings, hits: Hits, distances: readonly number[]) {
  const weighed = Array.from(table, ([name, phrasings]) => {
    return { name, weight: Math.max(...phrasings.map((each) => weightOf(each, hits, distances))) };
  });
  return weighed.filter(({ weight }) => weight > 0);
}

import { weightOf } from '#functions/chatbot/meaning/phrasing.ts';
import type { Reading } from '#functions/chatbot/meaning/reading.ts';
import { tables } from '#functions/chatbot/meaning/tables.ts';
import type { Language } from '#functions/chatbot/reply/question.ts';
import { link } from '#functions/chatbot/reply/reply.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { type Danger, dangers } from './dangers.ts';
import { dangerTexts, type Level, noteTexts } from './texts.ts';

/** The dangers that a message tells of. */
export function findDangers({ health, distances }: Pick<Reading, 'health' | 'distances'>): Danger[] {
  const isSaid = (name: string) =>
    tables.dangers.get(name)?.some((phrasing) => weightOf(phrasing, health, distances) > 0);
  return Object.entries(dangers).flatMap(([name, danger]) => (isSaid(name) ? [danger] : []));
}

/** The one answer to all dangers of a message: the hotlines name 911 themselves, and 911 comes before the emergency room. */
function levelOf(levels: ReadonlySet<Level>): Level | 'both' {
  if (levels.has('988')) return levels.has('911') || levels.has('poison') ? 'both' : '988';
  const order: readonly Level[] = ['assault', 'violence', '911', 'poison', 'er'];
  return order.find((level) => levels.has(level)) ?? '911';
}

export function dangerReply(found: readonly Danger[], language: Language): ChatReply {
  const levels = new Set(found.map(({ level }) => level));
  const level = levelOf(levels);
  const note = found.find((danger) => danger.level === level && danger.note)?.note;
  const added = note && noteTexts[note];
  const { links, [language]: text } = dangerTexts[level];
  const names = new Set([
    ...links,
    ...(levels.has('poison') ? dangerTexts.poison.links : []),
    ...(added?.links ?? []),
  ]);
  const notes = added ? [added[language]] : [];
  // Instead of the text for an emergency room, before Poison Control's number, and after 911.
  const lines =
    level === 'er' ? [notes[0] ?? text] : level === 'poison' ? [...notes, text] : [text, ...notes];
  return {
    reply: lines.join('\n'),
    links: Array.from(names, (name) => link(name, language)),
    emergency: true,
  };
}

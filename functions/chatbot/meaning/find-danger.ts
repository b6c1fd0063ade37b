import { dangers } from '#functions/chatbot/emergencies/dangers.ts';
import { type Danger, dangerTexts, type Level, noteTexts } from '#functions/chatbot/emergencies/texts.ts';
import type { Reading } from '#functions/chatbot/meaning/reading.ts';
import { tables } from '#functions/chatbot/meaning/tables.ts';
import type { Language } from '#functions/chatbot/question/question.ts';
import { link, say } from '#functions/chatbot/reply/reply.ts';
import { saidIn } from '#functions/chatbot/words/entry.ts';
import type { Hits } from '#functions/chatbot/words/phrasing.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';

/** The dangers that a message describes, according to these hits. */
export function findDangers(hits: Hits, { distances }: Reading): Danger[] {
  return saidIn(tables.dangers, hits, distances).flatMap(({ name }) => dangers[name] ?? []);
}

/** Levels in order of priority. Of each group, only the first that applies is answered. */
const bodilyLevels: readonly Level[] = ['911', 'poison', 'er'];
const hotlineLevels: readonly Level[] = ['assault', 'violence', '988'];

/** The answer to dangers: 911 comes first, and a hotline is added. */
export function dangerReply(found: readonly Danger[], language: Language): ChatReply {
  const has = (level: Level) => found.some((danger) => danger.level === level);
  const [worst, hotline] = [bodilyLevels.find(has), hotlineLevels.find(has)];
  // A wish to die together with pills or an illness calls for 911. The other hotlines' texts say when to go to an
  // emergency room.
  const level = hotline === '988' && worst ? '911' : hotline && worst === 'er' ? undefined : worst;
  const name = found.find((danger) => danger.note && danger.level === level)?.note;
  const [text, note] = [level && dangerTexts[level], name && noteTexts[name]];
  // A note replaces the text for an emergency room, precedes Poison Control's number, and follows 911.
  const parts = level === 'er' ? [note ?? text] : level === 'poison' ? [note, text] : [text, note];
  const all = [...parts, hotline && dangerTexts[hotline]].filter((part) => part !== undefined);
  const names = [text, ...all, has('poison') ? dangerTexts.poison : undefined].flatMap(
    (part) => part?.links ?? [],
  );
  const links = names.map((each) => link(each, language));
  return { ...say(all.map((part) => part[language]).join('\n'), ...links), emergency: true };
}

import { namedClinics } from '#functions/chatbot/question/named-clinics.ts';
import {
  knownClosures,
  type Language,
  type Question,
  type ReadClosedTimes,
} from '#functions/chatbot/question/question.ts';
import { type Hits, saidIn } from '#functions/chatbot/words/phrasing.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { care, complaints } from './emergencies/complaints.ts';
import { dangers } from './emergencies/dangers.ts';
import { type Danger, dangerTexts, type Level, noteTexts, reminders } from './emergencies/texts.ts';
import { hoursAnswer } from './hours/hours-answer.ts';
import { bookAnswer } from './intents/book.ts';
import { frontDeskQuestions, noInformation } from './intents/front-desk.ts';
import { intents } from './intents/intents.ts';
import { smallTalk } from './intents/small-talk.ts';
import { type Reading, read } from './meaning/reading.ts';
import { tables } from './meaning/tables.ts';
import { allClinicsAnswer, namedClinicAnswer } from './places/places-answer.ts';
import { insuranceAnswer, insurerAnswer } from './prices/insurance-answer.ts';
import { labTestAnswer, priceAnswer } from './prices/prices-answer.ts';
import { link, replyOf, type Said, say, texts } from './reply/reply.ts';
import { searchAnswer } from './search/search.ts';

/** The dangers that a message describes, according to these hits. */
function findDangers(hits: Hits, { distances }: Reading): Danger[] {
  return saidIn(tables.dangers, hits, distances).flatMap(({ name }) => dangers[name] ?? []);
}

/** Levels in order of priority. Of each group, only the first that applies is answered. */
const bodilyLevels: readonly Level[] = ['911', 'poison', 'er'];
const hotlineLevels: readonly Level[] = ['assault', 'violence', '988'];

/** The answer to dangers: 911 comes first, and a hotline is added. */
function dangerReply(found: readonly Danger[], language: Language): ChatReply {
  const has = (level: Level) => found.some((danger) => danger.level === level);
  const [worst, hotline] = [bodilyLevels.find(has), hotlineLevels.find(has)];
  // A wish to die together with pills or an illness calls for 911. The other hotlines' own texts say when to go to an
  // emergency room, so they replace the text that says so.
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

/** A reply, and its topics: table entries, danger levels, or a kind of answer such as `search`. */
export interface Answer {
  reply: ChatReply;
  topics: readonly string[];
  /** For the metric: the front desk question that was asked, or `unknown` for a message that no table answers. */
  frontDesk: string | undefined;
}

/** The fixed answers, by topic. */
const said: Record<string, Said> = { ...intents, unsure: reminders.unsure };
for (const [topic, { links, en, es }] of Object.entries(frontDeskQuestions))
  said[topic] = { links, en: noInformation(en, 'en'), es: noInformation(es, 'es') };
for (const [topic, entry] of Object.entries(care))
  said[topic] = { ...entry, links: entry.links.length > 0 ? entry.links : ['book', 'call911', 'phone'] };
/** `walkIn` stands between what we treat and the signs for 911. `always` ends every list of signs. */
const comeIn = {
  en: {
    walkIn: `. Walk in, ${texts.hours}, or book a visit.\nCall 911 for `,
    always: ', trouble breathing, fainting or confusion.',
  },
  es: {
    walkIn: `. Venga sin cita, ${texts.horario}, o haga una cita.\nLlame al 911 si hay `,
    always: ', dificultad para respirar, desmayo o confusión.',
  },
};
for (const [topic, { links, en, es }] of Object.entries(complaints))
  said[topic] = {
    links: ['book', 'call911', links[0] ?? 'urgentCare', 'phone'],
    en: `Urgent care treats ${en.replace('\n', comeIn.en.walkIn).replace('…', comeIn.en.always)}`,
    es: `Atendemos ${es.replace('\n', comeIn.es.walkIn).replace('…', comeIn.es.always)}`,
  };

type Compute = (question: Question) => ChatReply | Promise<ChatReply> | undefined;

/** The topics whose answer is computed. All others have a fixed text. */
const computed: Readonly<Record<string, Compute>> = {
  book: bookAnswer,
  hours: hoursAnswer,
  places: allClinicsAnswer,
  fasting: labTestAnswer,
  insurance: insuranceAnswer,
  price: priceAnswer,
};

/** The answers to a message that names an insurer, a test or a clinic. Each name counts as `weight` words. */
const byName = [
  { name: 'insurer', weight: 2.2, compute: insurerAnswer },
  { name: 'labTest', weight: 1.9, compute: labTestAnswer },
  { name: 'clinic', weight: 0.5, compute: namedClinicAnswer },
];

/** A possible topic of a message, how many words of the message it explains, and the reply if it's already known. */
interface Topic {
  name: string;
  weight: number;
  reply?: ChatReply;
}

/** The topic that explains the most words of a message; in a tie, the first one. */
const best = (topics: readonly Topic[]) => topics.toSorted((one, other) => other.weight - one.weight)[0];

/** The message's question to the clinics, if it has one. */
function askedIn({ hits, distances }: Reading, question: Question) {
  const asked = saidIn(tables.intents, hits, distances);
  const isPrice = best(asked)?.name === 'price';
  const named = byName.flatMap(({ name, weight, compute }) => {
    const reply = name === 'labTest' && isPrice ? undefined : compute(question);
    return reply ? { name, weight, reply } : [];
  });
  return best([...saidIn(tables.frontDesk, hits, distances), ...asked, ...named]);
}

/**
 * Questions that are answered along with a complaint. With any other question, the complaint is only the reason for
 * asking.
 */
const besideComplaint =
  'hours places book walkIn wait insurance insurer selfPay estimate visitPrice children clinic services';

/** Signs that may mean danger, whatever else a message says. */
const graveSigns = '@sudden @faint @blue @notBreathing @unresponsive @confused @seizure @drowsy @limp @droop';

/**
 * Signs that show that a message is about health. If such a message asks nothing else and no table answers it, the
 * reply mentions 911, since the message may describe a danger.
 */
const healthSigns = `${graveSigns} @severe @heavy @swallowed @trouble @bleeding @weak @numb @pain @swelling @tight
  @racing @chills @head @neck @eye @ear @throat @limb @back @belly @flank @testicle @groin @urine @breath`;

/** The topics of a message that describes no danger. */
function topicsOf(reading: Reading, question: Question): Topic[] {
  const { health, distances } = reading;
  const isSaid = (signs: string) => signs.split(/\s+/).some((sign) => health.has(sign));
  const [own] = saidIn(tables.care, health, distances);
  const complaint = best(saidIn(tables.complaints, health, distances));
  // If the message only says that someone is sick, a complaint is the more precise topic.
  const ill = (own?.name === 'sick' && complaint) || own || complaint;
  const asked = askedIn(reading, question);
  // Possible danger outweighs a weak front desk question: "feels like a truck parked on my chest".
  const desk = asked && asked.weight < 2 && isSaid(graveSigns) ? undefined : asked;
  const isBeside =
    desk && (desk.name in frontDeskQuestions || besideComplaint.split(' ').includes(desk.name));
  const isOnlyReason = desk && desk.weight >= 1.5 && !isBeside;
  if (desk && (!ill || isOnlyReason)) return [desk];
  if (ill) return desk && desk.weight >= 2 ? [ill, desk] : [ill];
  if (isSaid(healthSigns)) return [{ name: 'unsure', weight: 0 }];
  const reply = searchAnswer(question);
  return [reply ? { name: 'search', weight: 0, reply } : { name: 'unknown', weight: 0 }];
}

/** Combines the answers to one or two topics. If there are two, each contributes at most three buttons. */
async function replyTo(topics: readonly Topic[], question: Question): Promise<ChatReply> {
  const answers = topics.map(
    ({ name, reply }) =>
      reply ?? computed[name]?.(question) ?? replyOf(said[name] ?? intents.offTopic, question),
  );
  const replies = await Promise.all(answers);
  const links = replies.flatMap((each) => (replies.length > 1 ? each.links.slice(0, 3) : each.links));
  return say(replies.map(({ reply }) => reply).join('\n'), ...links);
}

/** Adds a reminder of 911, for a message with alarming words that are denied, a figure of speech or long past. */
function withReminder({ reply, links }: ChatReply, { language }: Reading): ChatReply {
  const text = reply.includes('911') ? reply : `${reply}\n${reminders.stillCall[language]}`;
  return say(text, ...links, link('call911', language));
}

/**
 * Answers a message from tables, the site's own content and, if they matter, the closures that staff have entered.
 * Danger comes first, whatever else the message says, and waits for no database.
 */
export async function answer(message: string, now: Date, readClosedTimes: ReadClosedTimes): Promise<Answer> {
  const reading = read(message);
  const { words, language, hits, health } = reading;
  const answerWith = (reply: ChatReply, topics: readonly string[]): Answer => ({
    reply: language === 'es' ? { ...reply, language } : reply,
    topics,
    frontDesk: topics.find((topic) => topic === 'unknown' || topic in frontDeskQuestions),
  });
  const dangers = findDangers(health, reading);
  const levels = dangers.map(({ level }) => level);
  if (levels.length > 0) return answerWith(dangerReply(dangers, language), levels);
  const talk = smallTalk(words);
  if (talk) return answerWith(say(talk[language]), ['smallTalk']);
  const text = words.join(' ').replace(/\./g, ' ');
  const named = namedClinics(text);
  const clinic = named.clinics.length === 1 ? named.clinics[0] : undefined;
  const question = { text, language, named, clinic, now, knownClosures: knownClosures(readClosedTimes) };
  const topics = topicsOf(reading, question);
  const given = await replyTo(topics, question);
  const reply = findDangers(hits, reading).length > 0 ? withReminder(given, reading) : given;
  return answerWith(
    reply,
    topics.map(({ name }) => name),
  );
}

import type { ChatReply } from '#shared/chatbot/routes.ts';
import { care, complaints } from './emergencies/complaints.ts';
import { dangerReply, findDangers } from './emergencies/find-danger.ts';
import { reminders } from './emergencies/texts.ts';
import { knownClosures, type ReadClosedTimes } from './hours/closures.ts';
import { hoursAnswer } from './hours/hours-answer.ts';
import { bookAnswer } from './intents/book.ts';
import { type FrontDeskTopic, frontDeskQuestions, noInformation } from './intents/front-desk.ts';
import { type IntentName, intents } from './intents/intents.ts';
import { smallTalk } from './intents/small-talk.ts';
import type { Entry } from './meaning/entry.ts';
import { weightOf } from './meaning/phrasing.ts';
import { type Reading, read } from './meaning/reading.ts';
import { type Phrasings, tables } from './meaning/tables.ts';
import { namedClinics } from './places/named-clinics.ts';
import { allClinicsAnswer, directionsAnswer, namedClinicAnswer } from './places/places-answer.ts';
import { insuranceAnswer, insurerAnswer } from './prices/insurance-answer.ts';
import { labTestAnswer } from './prices/lab-tests.ts';
import { priceAnswer } from './prices/prices-answer.ts';
import type { Bilingual, Question } from './reply/question.ts';
import { bookLink, type LinkName, link, say, uniqueLinks } from './reply/reply.ts';
import { texts } from './reply/texts.ts';
import { searchAnswer } from './search/search.ts';

/** A reply, and what it is about: the names of its entries in the tables. */
export interface Answer {
  reply: ChatReply;
  topics: readonly string[];
  /** What the front desk was left to answer, if anything. */
  frontDesk?: FrontDeskTopic | 'unknown';
}

type MaybeLater<Value> = Value | Promise<Value>;

/** An answer that a message may get, and how much of the message it explains. */
interface Candidate {
  topic: string;
  weight: number;
  frontDesk?: FrontDeskTopic;
  answer: () => MaybeLater<ChatReply>;
}

/** The entry of a table that explains the most of a message, and of two alike the first. */
function bestOf<Name extends string>(table: Phrasings<Name>, hits: Reading['hits'], { distances }: Reading) {
  let best: { name: Name; weight: number } | undefined;
  for (const [name, phrasings] of table) {
    const weight = Math.max(...phrasings.map((phrasing) => weightOf(phrasing, hits, distances)));
    if (weight > (best?.weight ?? 0)) best = { name, weight };
  }
  return best;
}

function linksOf(names: readonly LinkName[], question: Question) {
  return names.map((name) => (name === 'book' ? bookLink(question) : link(name, question.language)));
}

function replyOf(entry: Entry, question: Question): ChatReply {
  return say(entry[question.language], ...linksOf(entry.links, question));
}

/** The answers that are more than words. */
const computed: Partial<Record<IntentName, (question: Question) => MaybeLater<ChatReply>>> = {
  book: bookAnswer,
  hours: hoursAnswer,
  places: (question) => namedClinicAnswer(question) ?? allClinicsAnswer(question),
  fasting: (question) => labTestAnswer(question) ?? replyOf(intents.fasting, question),
  directions: directionsAnswer,
  insurance: insuranceAnswer,
  price: priceAnswer,
  fluShot: priceAnswer,
};

/** How much the name of an insurer, a test or a clinic weighs, in words of a phrasing. */
const nameWeights = { insurer: 2.2, labTest: 1.9, clinic: 0.5 };

/** What a message asks of the clinics, if anything. */
function deskAnswer(reading: Reading, question: Question): Candidate | undefined {
  const intent = bestOf(tables.intents, reading.hits, reading);
  const desk = bestOf(tables.frontDesk, reading.hits, reading);
  const candidates: Candidate[] = [];
  const add = (topic: string, weight: number, answer: Candidate['answer'], frontDesk?: FrontDeskTopic) =>
    candidates.push({ topic, weight, answer, frontDesk });
  if (desk) {
    const entry = frontDeskQuestions[desk.name];
    const text = noInformation(entry[question.language], question.language);
    add(desk.name, desk.weight, () => say(text, ...linksOf(entry.links, question)), desk.name);
  }
  if (intent) {
    const { name, weight } = intent;
    add(name, weight, () => computed[name]?.(question) ?? replyOf(intents[name], question));
  }
  const insurer = insurerAnswer(question);
  if (insurer) add('insurer', nameWeights.insurer, () => insurer);
  const labTest = intent?.name === 'price' ? undefined : labTestAnswer(question);
  if (labTest) add('labTest', nameWeights.labTest, () => labTest);
  const clinic = namedClinicAnswer(question);
  if (clinic) add('clinic', nameWeights.clinic, () => clinic);
  return candidates.toSorted((one, other) => other.weight - one.weight)[0];
}

const treats: Bilingual<(name: string, danger: string) => string> = {
  en: (name, danger) =>
    `Urgent care treats ${name}. Walk in, ${texts.hours}, or book a time.\nCall 911 for ${danger}.`,
  es: (name, danger) =>
    `Atendemos ${name}. Venga sin cita, ${texts.horario}, o reserve una hora.\nLlame al 911 si hay ${danger}.`,
};

/** What a message says of someone's health that the clinics treat, if anything. */
function careAnswer(reading: Reading, question: Question): Candidate | undefined {
  const complaint = bestOf(tables.complaints, reading.health, reading);
  const isSaid = (name: string) =>
    tables.care.get(name)?.some((each) => weightOf(each, reading.health, reading.distances) > 0);
  const own = Object.entries(care).find(([name]) => isSaid(name) && !(name === 'sick' && complaint));
  if (own) {
    const [topic, entry] = own;
    const links: readonly LinkName[] = entry.links.length > 0 ? entry.links : ['book', 'phone', 'call911'];
    return { topic, weight: 2, answer: () => replyOf({ ...entry, links }, question) };
  }
  const found = complaint && complaints[complaint.name];
  if (!found) return undefined;
  const [name = '', danger = ''] = found[question.language].split('\n');
  const links: LinkName[] = ['book', found.links[0] ?? 'urgentCare', 'phone', 'call911'];
  const reply = say(treats[question.language](name, danger), ...linksOf(links, question));
  return { topic: complaint.name, weight: complaint.weight, answer: () => reply };
}

/** What people ask along with a complaint. Beside anything else that they ask, the complaint is only the reason. */
const besideCare = new Set(
  'hours places book walkIn wait insurance insurer selfPay visitPrice children clinic services directions'.split(
    ' ',
  ),
);

const conceptsOf = (names: string) => names.split(' ').map((name) => `@${name}`);

/** Signs that may be of danger, whatever else a message says. */
const grave = conceptsOf('sudden faint blue notBreathing unresponsive confused seizure drowsy limp droop');

/** Signs that may be of danger in a message that asks for nothing. */
const alarming = conceptsOf(
  'severe sudden heavy faint swallowed blue trouble notBreathing bleeding unresponsive confused seizure weak numb drowsy limp',
);

/** A message that names one of these and asks for nothing is taken for a complaint. */
const bodyParts = conceptsOf(
  'head neck eye ear throat arm hand leg foot joint back belly flank testicle groin urine breath',
);

/** How many buttons stand under the answers to two questions, and how many of them may come from one. */
const maxLinks = { both: 5, each: 3 };

async function together(...candidates: readonly Candidate[]): Promise<Answer> {
  const replies = await Promise.all(candidates.map((each) => each.answer()));
  const topics = candidates.map(({ topic }) => topic);
  const frontDesk = candidates.find((each) => each.frontDesk)?.frontDesk;
  if (replies.length === 1 && replies[0]) return { reply: replies[0], topics, frontDesk };
  const first = replies.flatMap(({ links }) => links.slice(0, maxLinks.each));
  const call911 = replies.flatMap(({ links }) => links).filter(({ href }) => href === 'tel:911');
  return {
    reply: say(
      replies.map(({ reply }) => reply).join('\n'),
      ...uniqueLinks(first).slice(0, maxLinks.both),
      ...call911,
    ),
    topics,
    frontDesk,
  };
}

/** Where one message may ask two things. */
const clauseBreak =
  /[?!;\n]+|\.(?=\s|$)|,\s|\s(?:and|also|plus|y|&|n)\s(?=(?:also|do|does|is|are|can|could|how|whats?|when|where|which|who|until|cuanto|donde|como|a que|si|me)\b)/i;

/** What the parts of a message ask, at most two things. */
function askedInParts(question: Question): Candidate[] {
  const parts = question.message.split(clauseBreak).filter((part) => /\p{L}{2}/u.test(part));
  if (parts.length < 2) return [];
  const sure = parts.flatMap((part) => {
    const reading = read(part);
    const found = deskAnswer(reading, { ...question, text: reading.words.join(' '), message: part });
    return found && found.weight >= 2 ? [found] : [];
  });
  return [...new Map(sure.toReversed().map((each) => [each.topic, each])).values()].toReversed().slice(0, 2);
}

async function ordinaryAnswer(reading: Reading, question: Question): Promise<Answer> {
  const health = careAnswer(reading, question);
  const parts = askedInParts(question);
  const asked = parts[0] ?? deskAnswer(reading, question);
  const isSaid = (names: readonly string[]) => names.some((name) => reading.health.has(name));
  // Words that may be of danger weigh more than one that may be of the front desk: "feels like somebody parked on my chest".
  const desk = asked && asked.weight < 2 && isSaid(grave) ? undefined : asked;
  if (desk && (!health || (!besideCare.has(desk.topic) && desk.weight >= 1.5)))
    return together(...(parts.length > 1 ? parts : [desk]));
  if (health) return together(health, ...(desk && desk.weight >= 2 ? [desk] : []));
  if (isSaid(alarming)) return { reply: replyOf(reminders.unsure, question), topics: ['unsure'] };
  if (isSaid(bodyParts) && care.sick) return { reply: replyOf(care.sick, question), topics: ['sick'] };
  const found = searchAnswer(question);
  if (found) return { reply: found, topics: ['search'] };
  return { reply: replyOf(intents.offTopic, question), topics: ['unknown'], frontDesk: 'unknown' };
}

const shortMonths = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Adds 911 to the answer to a message whose alarming words are denied, a figure of speech or long past. */
function withReminder(reply: ChatReply, reading: Reading): ChatReply {
  if (findDangers({ ...reading, health: reading.hits }).length === 0) return reply;
  const isDenied = !reading.hits.has('@harmless') && !reading.hits.has('@longAgo');
  const text = (isDenied ? reminders.ifItReturns : reminders.ifInDanger)[reading.language];
  return {
    ...reply,
    reply: reply.reply.includes('911') ? reply.reply : `${reply.reply}\n${text}`,
    links: uniqueLinks([...reply.links, link('call911', reading.language)]),
  };
}

function questionOf(
  message: string,
  { words, language }: Reading,
  now: Date,
  readClosedTimes: ReadClosedTimes,
) {
  const [, month, day] = message.match(/\b(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])\b/) ?? [];
  // "12/24" is a day for the hours: the words alone don't tell.
  const date = month ? ` ${shortMonths[Number(month) - 1]} ${day}` : '';
  const text = `${words.join(' ').replace(/\./g, ' ')}${date}`;
  const named = namedClinics(text);
  const clinic = named.clinics.length === 1 ? named.clinics[0] : undefined;
  return { text, message, language, named, clinic, now, knownClosures: knownClosures(readClosedTimes) };
}

/**
 * Answers a message from tables, the site's own content, and the closures that staff have entered where they matter. A
 * danger comes first, whatever else the message says, and waits for nothing.
 */
export async function answer(message: string, now: Date, readClosedTimes: ReadClosedTimes): Promise<Answer> {
  const reading = read(message);
  const { language } = reading;
  const inLanguage = (given: Answer): Answer =>
    language === 'es' ? { ...given, reply: { ...given.reply, language } } : given;
  const found = findDangers(reading);
  if (found.length > 0)
    return inLanguage({ reply: dangerReply(found, language), topics: found.map(({ level }) => level) });
  const talk = smallTalk(reading.words);
  if (talk) return inLanguage({ reply: say(talk[language]), topics: ['smallTalk'] });
  const ordinary = await ordinaryAnswer(reading, questionOf(message, reading, now, readClosedTimes));
  return inLanguage({ ...ordinary, reply: withReminder(ordinary.reply, reading) });
}

import { deniesDanger, withoutSigns } from '#functions/chatbot/emergencies/denied.ts';
import { findEmergency } from '#functions/chatbot/emergencies/find-emergency.ts';
import { findFeverEmergency } from '#functions/chatbot/emergencies/find-fever-emergency.ts';
import { alarmingPart, isFigurative } from '#functions/chatbot/emergencies/harmless.ts';
import { emergencyReply, feverEmergencyReply } from '#functions/chatbot/emergencies/reply.ts';
import { afterInsurers, beforeInsurers, beforePrices } from '#functions/chatbot/intents/intents.ts';
import { plainText } from '#functions/chatbot/plain-text.ts';
import { knownClosures, type ReadClosedTimes } from '#functions/chatbot/question/closures.ts';
import { clausesOf, type Question, readQuestion } from '#functions/chatbot/question/question.ts';
import { correctSpelling, splitJoinedWords } from '#functions/chatbot/question/vocabulary.ts';
import { links, say, uniqueLinks } from '#functions/chatbot/reply.ts';
import { emergencyTexts } from '#functions/chatbot/texts/emergencies.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { adviceAnswer } from './advice.ts';
import { intentAnswer } from './by-intent.ts';
import { careAnswers } from './care.ts';
import { contentAnswer, contentOfEach } from './content.ts';
import { feverAnswer } from './fever.ts';
import { insuranceAnswer, insurerAnswer } from './insurance.ts';
import { testAnswer, testComparison, testFactAnswer } from './lab-tests.ts';
import { anyClinicAnswer, namedClinicAnswer, withoutPlaceWords } from './places.ts';
import { priceAnswer } from './prices.ts';
import { smallTalk } from './small-talk.ts';
import { isSpanish, spanishAnswer } from './spanish.ts';
import { symptomAnswer } from './symptoms.ts';
import { unknownAnswer } from './unknown.ts';

/** An answer to a question, or undefined when it's about something else. */
type Attempt = (question: Question) => ChatReply | undefined | Promise<ChatReply | undefined>;

/** What an answer is about. Two clauses of a message get one answer of each kind. */
type Kind = 'talk' | 'care' | 'task' | 'price' | 'insurance' | 'topic' | 'clinic';

/** Answers to what a question asks for outright. The first that fits counts. */
const direct: readonly (readonly [Kind, Attempt])[] = [
  ['talk', ({ text }) => smallTalk(text)],
  ['care', feverAnswer],
  ['care', adviceAnswer],
  ['task', intentAnswer(beforePrices)],
  ['price', priceAnswer],
  ['insurance', intentAnswer(beforeInsurers)],
  ['insurance', insurerAnswer],
  ['insurance', insuranceAnswer],
  ['topic', intentAnswer(afterInsurers)],
  ['clinic', namedClinicAnswer],
];

/** What the site's pages may answer. */
const searched: readonly Attempt[] = [
  testComparison,
  testAnswer,
  ({ siteText }) => contentAnswer(withoutPlaceWords(siteText)),
  anyClinicAnswer,
  symptomAnswer,
  testFactAnswer,
  ({ siteText }) => contentOfEach(siteText),
];

async function ordinaryAnswer(question: Question): Promise<ChatReply | undefined> {
  for (const attempt of [...direct.map(([, each]) => each), ...searched]) {
    const found = await attempt(question);
    if (found) return found;
  }
  return undefined;
}

/** How many buttons stand under the answers to two questions, and how many of them may come from one. */
const maxLinks = 5;
const maxLinksOfEach = 3;

/** The answers to two questions in one message. Undefined when one of them only repeats the other. */
async function answerToEach(clauses: readonly Question[]): Promise<ChatReply | undefined> {
  const found = new Map<string, ChatReply>();
  for (const clause of clauses) {
    for (const [kind, attempt] of direct) {
      if (kind === 'talk' || kind === 'clinic') continue;
      const reply = await attempt(clause);
      if (!reply) continue;
      // Intents with the same buttons are the same task: "cancel or move my visit".
      const isIntent = kind === 'task' || kind === 'topic';
      const key = isIntent ? reply.links.map(({ href }) => href).join() : kind;
      if (!found.has(key)) found.set(key, reply);
      break;
    }
  }
  const replies = [...found.values()].slice(0, 2);
  if (replies.length < 2) return undefined;
  const text = replies.map(({ reply }) => reply).join('\n');
  const firstLinks = replies.flatMap((reply) => reply.links.slice(0, maxLinksOfEach));
  return say(text, ...uniqueLinks(firstLinks).slice(0, maxLinks));
}

/** Reads as little of the message as it takes: what is said outright is answered before any spelling is corrected. */
function emergencyAnswer(plain: string): ChatReply | undefined {
  const alarming = alarmingPart(plain);
  const emergency =
    findEmergency(alarming) ??
    findEmergency(splitJoinedWords(alarming)) ??
    findEmergency(correctSpelling(alarming));
  if (emergency) return emergencyReply({ ...emergency, spanish: emergency.spanish || isSpanish(plain) });
  const fever = findFeverEmergency(plain) ?? findFeverEmergency(correctSpelling(plain));
  return fever && feverEmergencyReply(fever, isSpanish(plain));
}

/** Adds 911 to an answer, once. */
function withReminder(reply: ChatReply, reminder: string): ChatReply {
  const isSaid = reply.reply.includes('911') && reminder === emergencyTexts.reminder;
  return {
    ...reply,
    reply: isSaid ? reply.reply : `${reply.reply} ${reminder}`,
    links: uniqueLinks([...reply.links, links.call911]),
  };
}

/**
 * Answers a message from the site's own content, and from the closures that staff have entered where they matter. An
 * emergency comes first, whatever else the message says, and waits for nothing.
 */
export async function answer(
  message: string,
  now: Date,
  readClosedTimes: ReadClosedTimes,
): Promise<ChatReply> {
  const plain = plainText(message);
  const emergency = emergencyAnswer(plain);
  if (emergency) return emergency;
  if (isSpanish(plain)) return spanishAnswer(plain);
  const question = readQuestion(message, { now, knownClosures: knownClosures(readClosedTimes) });
  const clauses = clausesOf(message, question).filter(({ text }) => withoutSigns(text).trim() !== '');
  const isDenied = withoutSigns(plain) !== plain;
  // What is denied or long past isn't asked about: "no fever, just tired".
  const answerToRest = () => ordinaryAnswer(readQuestion(alarmingPart(plain), question));
  const reply =
    (await answerToEach(clauses)) ??
    (isDenied ? undefined : await ordinaryAnswer(question)) ??
    (await answerToRest()) ??
    (isDenied ? careAnswers.sick(question) : unknownAnswer());
  if (deniesDanger(plain)) return withReminder(reply, emergencyTexts.ifItReturns);
  const isAlarming = /\bemergenc/.test(plain) || isFigurative(plain);
  return isAlarming ? withReminder(reply, emergencyTexts.reminder) : reply;
}

import { findEmergency } from '#functions/chatbot/emergencies/find-emergency.ts';
import { findFeverEmergency } from '#functions/chatbot/emergencies/find-fever-emergency.ts';
import { emergencyReply, feverEmergencyReply } from '#functions/chatbot/emergencies/reply.ts';
import { afterInsurers, beforeInsurers, beforePrices } from '#functions/chatbot/intents/intents.ts';
import { plainText } from '#functions/chatbot/plain-text.ts';
import { clausesOf, type Question, readQuestion } from '#functions/chatbot/question/question.ts';
import { takeApart } from '#functions/chatbot/question/vocabulary.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { careTexts } from '#functions/chatbot/texts/care.ts';
import { emergencyTexts } from '#functions/chatbot/texts/emergencies.ts';
import type { ChatLink, ChatReply } from '#shared/chatbot/routes.ts';
import { isAskingForAdvice } from './advice.ts';
import { byIntent, intentAnswer } from './by-intent.ts';
import { contentAnswer } from './content.ts';
import { feverAnswer } from './fever.ts';
import { insuranceAnswer, insurerAnswer } from './insurance.ts';
import { testAnswer } from './lab-tests.ts';
import { anyClinicAnswer, namedClinicAnswer, withoutPlaceWords } from './places.ts';
import { priceAnswer } from './prices.ts';
import { smallTalk } from './small-talk.ts';
import { isSpanish, spanishAnswer } from './spanish.ts';
import { unknownAnswer } from './unknown.ts';
import { bookLink } from './ways.ts';

type Try = (question: Question) => ChatReply | undefined;

function adviceAnswer(question: Question): ChatReply | undefined {
  if (!isAskingForAdvice(question.text)) return undefined;
  return say(careTexts.advice, links.phone, bookLink(question));
}

const symptoms =
  /\b(?:hurts?|hurting|pains?|painful|aches?|aching|sore|swollen|swelling|injured|injury|bruised?|burned|burnt|itch\w*|rash\w*|dizzy|nausea|nauseous|infected|infection|fell|sprained|twisted|broke|broken|cramps?|bleeding|cut|bit|bitten|stung|sting|sick|ill|vomit\w*|diarrhea|cough\w*|cold|flu|migraine|headaches?)\b/;

/** For symptoms that no page of the site tells of. */
function symptomAnswer(question: Question): ChatReply | undefined {
  return symptoms.test(question.text) ? byIntent.sick(question) : undefined;
}

/** Answers to what a question says in so many words. The first that fits counts. */
const direct: readonly (readonly [kind: string, Try])[] = [
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
const searched: readonly Try[] = [
  testAnswer,
  ({ siteText }) => contentAnswer(withoutPlaceWords(siteText)),
  anyClinicAnswer,
  symptomAnswer,
];

function firstOf(tries: readonly Try[], question: Question): ChatReply | undefined {
  for (const attempt of tries) {
    const found = attempt(question);
    if (found) return found;
  }
  return undefined;
}

function ordinaryAnswer(question: Question): ChatReply {
  const tries = [...direct.map(([, attempt]) => attempt), ...searched];
  return firstOf(tries, question) ?? unknownAnswer();
}

/** The longest list of buttons under an answer. */
const maxLinks = 5;

function uniqueLinks(all: readonly ChatLink[]): ChatLink[] {
  return all.filter(({ href }, index) => all.findIndex((link) => link.href === href) === index);
}

/** Two questions in one message: both answers, unless one only repeats the other or belongs to the same matter. */
function answerToEach(clauses: readonly Question[]): ChatReply | undefined {
  const found = new Map<string, ChatReply>();
  for (const clause of clauses) {
    for (const [kind, attempt] of direct) {
      if (kind === 'talk' || kind === 'clinic') continue;
      const reply = attempt(clause);
      if (!reply) continue;
      const matter = ['task', 'topic'].includes(kind) ? reply.links.map(({ href }) => href).join() : kind;
      if (!found.has(matter)) found.set(matter, reply);
      break;
    }
  }
  const replies = [...found.values()].slice(0, 2);
  if (replies.length < 2) return undefined;
  const text = replies.map(({ reply }) => reply).join('\n');
  return say(text, ...uniqueLinks(replies.flatMap((reply) => reply.links.slice(0, 3))).slice(0, maxLinks));
}

function emergencyAnswer(plain: string, corrected: string): ChatReply | undefined {
  const fever = findFeverEmergency(plain) ?? findFeverEmergency(corrected);
  const emergency = findEmergency(plain) ?? findEmergency(takeApart(plain));
  if (emergency) return emergencyReply(emergency);
  return fever && feverEmergencyReply(fever, isSpanish(plain));
}

/** Answers a message from the site's own content. An emergency comes first, whatever else the message says. */
export function answer(message: string, now: Date): ChatReply {
  const plain = plainText(message);
  const question = readQuestion(message, now);
  const emergency = emergencyAnswer(plain, question.text);
  if (emergency) return emergency;
  if (isSpanish(plain)) return spanishAnswer(plain);
  const reply = answerToEach(clausesOf(message, question)) ?? ordinaryAnswer(question);
  if (!/\bemergenc/.test(plain)) return reply;
  return {
    ...reply,
    reply: reply.reply.includes('911') ? reply.reply : `${reply.reply} ${emergencyTexts.reminder}`,
    links: uniqueLinks([...reply.links, links.call911]),
  };
}

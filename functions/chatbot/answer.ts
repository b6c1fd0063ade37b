import type { ChatReply } from '#shared/chatbot/routes.ts';
import { isAskingForAdvice } from './advice.ts';
import { anyClinicAnswer, namedClinicAnswer, withoutPlaceWords } from './clinic-answer.ts';
import { contentAnswer } from './content-answer.ts';
import { type Emergency, emergencyIn } from './emergencies.ts';
import { inOurWords, spelledRight } from './our-words.ts';
import { priceAnswer } from './prices.ts';
import { links, say } from './reply.ts';
import { smallTalk } from './small-talk.ts';
import { chatTexts } from './texts.ts';
import { facts, type Topic, tasks } from './topics.ts';
import { plainText } from './words.ts';

function emergencyReply({ kinds, spanish }: Emergency): ChatReply {
  const texts = chatTexts.emergency;
  const danger = kinds.has('medical') || kinds.has('poison');
  const ambulanceText = kinds.has('poison') ? texts.poison : texts.medical;
  const crisisText = danger ? texts.both : texts.crisis;
  const text = kinds.has('crisis') ? crisisText : ambulanceText;
  const crisisLinks = kinds.has('crisis') ? [links.call988] : [];
  return {
    reply: spanish ? `${texts.spanish} ${text}` : text,
    links: [
      ...(danger ? [links.call911, ...crisisLinks] : [...crisisLinks, links.call911]),
      ...(kinds.has('poison') ? [links.poisonControl] : []),
    ],
    emergency: true,
  };
}

function topicAnswer(topics: readonly Topic[], plain: string): ChatReply | undefined {
  const topic = topics.find(({ asked }) => new RegExp(asked).test(plain));
  return topic && say(topic.reply, ...topic.links);
}

function ordinaryAnswer(plain: string): ChatReply {
  if (isAskingForAdvice(plain)) {
    return say(chatTexts.advice, links.phone, links.book);
  }
  return (
    smallTalk(plain) ??
    priceAnswer(plain) ??
    topicAnswer(tasks(), plain) ??
    namedClinicAnswer(plain) ??
    topicAnswer(facts(), plain) ??
    contentAnswer(withoutPlaceWords(plain)) ??
    anyClinicAnswer(plain) ??
    say(chatTexts.unknown, links.phone, links.contact)
  );
}

/** Answers a message from the site's own content. Emergencies come first, whatever else the message says. */
export function answer(message: string): ChatReply {
  const plain = plainText(message);
  const emergency = emergencyIn(plain);
  if (emergency) return emergencyReply(emergency);
  const reply = ordinaryAnswer(inOurWords(spelledRight(plain)));
  if (!/\bemergenc/.test(plain)) return reply;
  const { reminder } = chatTexts.emergency;
  return {
    ...reply,
    reply: reply.reply.includes('911') ? reply.reply : `${reply.reply} ${reminder}`,
    links: [...reply.links, links.call911],
  };
}

import { findEmergency } from '#functions/chatbot/emergencies/find-emergency.ts';
import { emergencyReply } from '#functions/chatbot/emergencies/reply.ts';
import { plainText } from '#functions/chatbot/plain-text.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { correctSpelling, withSiteWords } from '#functions/chatbot/search/vocabulary.ts';
import { chatTexts } from '#functions/chatbot/texts.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { isAskingForAdvice } from './advice.ts';
import { anyClinicAnswer, bookAtNamedClinic, namedClinicAnswer, withoutPlaceWords } from './clinics.ts';
import { contentAnswer } from './content.ts';
import { priceAnswer } from './prices.ts';
import { smallTalk } from './small-talk.ts';
import { factAnswer, taskAnswer } from './topics.ts';

function ordinaryAnswer(plain: string): ChatReply {
  if (isAskingForAdvice(plain)) {
    return say(chatTexts.advice, links.phone, links.book);
  }
  return (
    smallTalk(plain) ??
    priceAnswer(plain) ??
    taskAnswer(plain) ??
    namedClinicAnswer(plain) ??
    factAnswer(plain) ??
    contentAnswer(withoutPlaceWords(plain)) ??
    anyClinicAnswer(plain) ??
    say(chatTexts.unknown, links.phone, links.contact)
  );
}

/** Answers a message from the site's own content. An emergency comes first, whatever else the message says. */
export function answer(message: string): ChatReply {
  const plain = plainText(message);
  const emergency = findEmergency(plain);
  if (emergency) return emergencyReply(emergency);
  const corrected = withSiteWords(correctSpelling(plain));
  const reply = bookAtNamedClinic(ordinaryAnswer(corrected), corrected);
  if (!/\bemergenc/.test(plain)) return reply;
  const { reminder } = chatTexts.emergency;
  return {
    ...reply,
    reply: reply.reply.includes('911') ? reply.reply : `${reply.reply} ${reminder}`,
    links: [...reply.links, links.call911],
  };
}

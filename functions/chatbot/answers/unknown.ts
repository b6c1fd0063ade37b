import { links, say } from '#functions/chatbot/reply.ts';
import { talkTexts } from '#functions/chatbot/texts/talk.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';

/** Always offers a person and a search, and 911: the message may tell of an emergency in words that no rule knows. */
export function unknownAnswer(): ChatReply {
  return say(talkTexts.unknown, links.phone, links.searchClinics, links.searchTests, links.call911);
}

import { links } from '#functions/chatbot/reply.ts';
import { chatTexts } from '#functions/chatbot/texts.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import type { Emergency } from './find-emergency.ts';

export function emergencyReply({ kinds, spanish }: Emergency): ChatReply {
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

import { links } from '#functions/chatbot/reply.ts';
import { emergencyTexts as texts } from '#functions/chatbot/texts/emergencies.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import type { Emergency } from './find-emergency.ts';
import type { FeverEmergency } from './find-fever-emergency.ts';

export function emergencyReply({ kinds, spanish }: Emergency): ChatReply {
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

export function feverEmergencyReply(fever: FeverEmergency, spanish: boolean): ChatReply {
  const text = texts.fever[fever];
  return {
    reply: spanish ? `${texts.spanishFever} ${text}` : text,
    links: [links.call911, ...(fever === 'baby' ? [links.phone] : [])],
    emergency: true,
  };
}

import { inSpanish, links } from '#functions/chatbot/reply.ts';
import { emergencyTexts, spanishEmergencyTexts } from '#functions/chatbot/texts/emergencies.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import type { Emergency } from './find-emergency.ts';
import type { FeverEmergency } from './find-fever-emergency.ts';

function waysIn(spanish: boolean) {
  return spanish
    ? { texts: spanishEmergencyTexts, ways: { ...links, ...inSpanish } }
    : { texts: emergencyTexts, ways: links };
}

export function emergencyReply({ kinds, spanish }: Emergency): ChatReply {
  const { texts, ways } = waysIn(spanish);
  const danger = kinds.has('medical') || kinds.has('poison');
  const ambulanceText = kinds.has('poison') ? texts.poison : texts.medical;
  const crisisText = danger ? texts.both : texts.crisis;
  const crisisLinks = kinds.has('crisis') ? [ways.call988] : [];
  return {
    reply: kinds.has('crisis') ? crisisText : ambulanceText,
    links: [
      ...(danger ? [ways.call911, ...crisisLinks] : [...crisisLinks, ways.call911]),
      ...(kinds.has('poison') ? [ways.poisonControl] : []),
    ],
    emergency: true,
  };
}

export function feverEmergencyReply(fever: FeverEmergency, spanish: boolean): ChatReply {
  const { texts, ways } = waysIn(spanish);
  return {
    reply: texts.fever[fever],
    links: [ways.call911, ...(fever === 'baby' ? [ways.phone] : [])],
    emergency: true,
  };
}

import type { Bilingual } from '#functions/chatbot/question/question.ts';

const welcome = { en: 'You’re welcome. Take care!', es: 'De nada. ¡Cuídese!' };
const hello = {
  en: 'Hello! Ask me about services, prices, hours or your visit. If someone may be in danger, call 911.',
  es: '¡Hola! Pregunte por servicios, precios, horarios o citas. Si alguien está en peligro, llame al 911.',
};

const asks = /\b(?:help|menu|what can|how (?:does|can)|ayuda(?:me)?|puedes?)\b/g;
const thanks =
  /\b(?:thanks?|ty|tysm|cheers|appreciate|great|perfecto?|awesome|ok|okay|cool|got it|nice|bye|goodbye|lifesaver|saved?|gracias|amable|adios|luego)\b/g;
const greets = /\b(?:hi|hello|heyy?|good|sup|what is up|how are|start|hola|buen[ao]s|que tal|como estas?)\b/g;

/** The answer comes from the first of these kinds that a message contains. */
const kinds = [
  [asks, hello],
  [thanks, welcome],
  [greets, hello],
] as const;

/** Words that small talk may contain besides these kinds. */
const smallTalkWords = new Set(
  `morning afternoon evening day night up you me please what can i ask do with does this work it are omg see
  guys a the so much lot very for your again there team all everyone bot doc week last my life helpful were
  have had one really bless has been dias tardes noches que esta muchas bien muy hasta hacer en dios los
  bendiga todos mucho por su oye of course`.split(/\s+/),
);

/** A short answer to a message that asks nothing about the clinics. */
export function smallTalk(words: readonly string[]): Bilingual | undefined {
  const text = words.join(' ');
  const rest = kinds.reduce((left, [said]) => left.replace(said, ''), text).trim();
  const isIdle = rest.split(/\s+/).every((word) => !word || smallTalkWords.has(word));
  return isIdle ? kinds.find(([said]) => text.search(said) >= 0)?.[1] : undefined;
}

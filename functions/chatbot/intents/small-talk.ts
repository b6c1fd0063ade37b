import type { Bilingual } from '#functions/chatbot/reply/question.ts';

const welcome = { en: 'You’re welcome. Take care!', es: 'De nada. ¡Cuídese!' };
const hello = {
  en: 'Hello! Ask me about services, prices, hours or your visit. If someone may be in danger, call 911.',
  es: '¡Hola! Pregunte por servicios, precios, horarios o citas. Si alguien está en peligro, llame al 911.',
};

const greets = 'hi hello hey heyy sup good hola buen buena buenos buenas start tal are estas'.split(' ');
const asks = 'help menu can ayuda ayudame puede puedes'.split(' ');
const thanks = `thank thanks ty tysm cheers appreciate great perfect perfecto awesome ok okay cool nice bye
  goodbye lifesaver save saved gracias amable adios luego`.split(/\s+/);

/** What may stand beside them in a message that asks nothing. */
const others =
  `morning afternoon evening day night got up you me please what i ask do with does this work how is it am
  omg see guys a the so much lot very for your again there team all everyone bot doc week last my life helpful
  were have had one really bless has been dias tardes noches que como esta muchas bien muy hasta hacer en dios
  los bendiga todos mucho por su oye of course`.split(/\s+/);

/** A short answer to a message that asks nothing about the clinics. */
export function smallTalk(words: readonly string[]): Bilingual | undefined {
  const says = (some: readonly string[]) => words.some((word) => some.includes(word));
  if (!words.every((word) => [...greets, ...asks, ...thanks, ...others].includes(word))) return undefined;
  if (says(thanks) && !says(asks)) return welcome;
  return says([...greets, ...asks]) ? hello : undefined;
}

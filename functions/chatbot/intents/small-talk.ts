import type { Bilingual } from '#functions/chatbot/reply/question.ts';

const friendly =
  'there team all everyone sagebrush bot doc again very so much a lot you for your the help good great day omg guys are lifesaver life save r bless ur week last saved my tysm were helpful have blessed i ok okay hola y que dios los bendiga todos mucho muy por su ayuda oye dr me have nice one really of of course';

/** Answers to a message that says nothing else, by the words that it begins with. */
const talks: readonly (readonly [begins: string, answer: Bilingual])[] = [
  [
    'hi|hello|hey|heyy|heyyy|hiya|howdy|greetings|good morning|good afternoon|good evening|good day|how are you|yo|sup|whats up|hola|buenas|buenos dias|buenas tardes|buenas noches|que tal|como estas|como esta',
    {
      en: 'Hello! Ask me about our services, prices, clinics and hours, or how to book a visit.',
      es: '¡Hola! Pregúnteme sobre nuestros servicios, precios, clínicas y horarios, o cómo reservar una cita.',
    },
  ],
  [
    'ok thank you|ok thank u|you guys are a lifesaver|you are a lifesaver|you saved my life|thanks|thank you|thank u|thx|ty|cheers|appreciate it|great|perfect|awesome|ok|okay|cool|got it|nice|omg|gracias|muchas gracias|perfecto|esta bien|muy amable|tysm|you are a lifesaver|bye|goodbye|bye bye|see you|good night|adios|hasta luego|ok bye|you guys are',
    { en: 'You’re welcome. Take care!', es: 'De nada. ¡Cuídese!' },
  ],
  [
    'help|help me|please help|menu|start|what can you do|what can you help|what can i ask|how does this work|how can you help|what can you help me with|ayuda|ayudame|que puedes hacer|que puede hacer|en que me puede ayudar',
    {
      en: 'You can ask me about our services, prices, clinics and hours, or how to book, reschedule or cancel a visit. If someone may be in danger, call 911.',
      es: 'Puede preguntarme sobre nuestros servicios, precios, clínicas y horarios, o cómo reservar, cambiar o cancelar una cita. Si alguien puede estar en peligro, llame al 911.',
    },
  ],
];

const friendlyWords = new Set(friendly.split(' '));

/** A short answer to what is no question about the clinics. */
export function smallTalk(words: readonly string[]): Bilingual | undefined {
  for (const [begins, answer] of talks) {
    let rest = words;
    for (let found = true; found; ) {
      const said = begins
        .split('|')
        .map((each) => each.split(' '))
        .filter((each) => each.every((word, index) => rest[index] === word));
      const longest = Math.max(0, ...said.map(({ length }) => length));
      found = longest > 0;
      rest = rest.slice(longest);
    }
    if (rest.length < words.length && rest.every((word) => friendlyWords.has(word))) return answer;
  }
  return undefined;
}

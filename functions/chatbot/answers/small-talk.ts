import { plainText } from '#functions/chatbot/plain-text.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { talkTexts } from '#functions/chatbot/texts/talk.ts';
import { brand } from '#shared/brand.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';

const friendly = `(?:there|team|all|everyone|${plainText(brand.shortName)}|bot|doc|again|very|so|much|a lot|you|for (?:your|the) help|good|great)`;
const greets =
  '(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|how are you(?: doing)?(?: today)?|hola|yo|sup|whats up)';
const thanks =
  '(?:thanks|thank you|thx|ty|thank|cheers|appreciate it|great|perfect|awesome|ok|okay|cool|got it|gracias|nice)';

/** Matches a message that says nothing else. */
function only(phrase: string): RegExp {
  return new RegExp(`^(?:${phrase})(?: (?:${phrase}|${friendly}))*$`);
}

const smallTalks: readonly (readonly [RegExp, () => ChatReply])[] = [
  [only(greets), () => say(talkTexts.greeting)],
  [only(thanks), () => say(talkTexts.thanks)],
  [only('bye|goodbye|bye bye|see you|good night|adios'), () => say(talkTexts.goodbye)],
  [
    /\b(?:are you|is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:an? )?(?:real |live )?(?:bot|chatbot|robot|human|person|ai|machine|someone real)\b|^who are you$|^what are you$|\byour name\b/,
    () => say(talkTexts.whoAmI, links.phone),
  ],
  [
    /\b(?:is|are) (?:this|it|the chat|this chat|my messages?|what i (?:type|write)) (?:\w+ )?(?:confidential|private|secure|stored|saved|recorded|anonymous)\b|\bdo you (?:store|save|keep|record)\b/,
    () => say(talkTexts.privacy),
  ],
  [
    /^(?:help|help me|please help|please help me|what can (?:you|i) (?:do|ask)(?: you)?|how does this work|how can you help(?: me)?|menu|start|ayuda)$/,
    () => say(talkTexts.help, links.phone, links.book),
  ],
];

/** A short answer to what is not a question about the clinics: greetings, thanks, who is speaking. */
export function smallTalk(plain: string): ChatReply | undefined {
  return smallTalks.find(([pattern]) => pattern.test(plain))?.[1]();
}

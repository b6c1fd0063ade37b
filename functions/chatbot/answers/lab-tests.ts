import { plainText } from '#functions/chatbot/plain-text.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { moneyTexts } from '#functions/chatbot/texts/money.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { labTestAliases, testsNotSold } from '#shared/lab-tests/aliases.ts';
import { type LabTest, labTests } from '#shared/lab-tests/catalogue.ts';

const texts = moneyTexts.price;

/** With these words, a test's name is the name of something else: a thyroid ultrasound, an HIV vaccine, a sports physical. */
const notTests =
  /\b(?:ultrasound|sonogram|xray|shots?|vaccines?|vaccinations?|injections?|jabs?|treat\w*|therapy|medications?|medicines?|drugs?|pills?|surgery|replacement|cream|doctor|sports?|school|dot|cdl|camp|immigration|employment|supplements?|infusion|iv|drip|visit)\b/;

function longestIn(text: string, names: readonly string[]): number {
  const said = names.map(plainText).filter((name) => new RegExp(`\\b${name}s?\\b`).test(text));
  return Math.max(0, ...said.map(({ length }) => length));
}

/** The tests of the catalog that a plain text names, by the longest name it says. */
function namedTests(text: string): LabTest[] {
  if (notTests.test(text)) return [];
  const found = labTests.map((test) => ({
    test,
    length: longestIn(text, [test.title, ...labTestAliases[test.id]]),
  }));
  const longest = Math.max(...found.map(({ length }) => length));
  // "Basic metabolic panel" and "vitamin D" hold no shorter name of a test that is sold.
  if (longest === 0 || longestIn(text, testsNotSold) > longest) return [];
  return found.filter(({ length }) => length === longest).map(({ test }) => test);
}

const asksForTest =
  /\b(?:tests?|tested|testing|panels?|levels?|labs?|checked|check|screening|draw|drawn|swab)\b/;

function testPrices(tests: readonly LabTest[]): ChatReply {
  const list = tests.map(({ title, price }) => `${title} is ${price}`).join(', ');
  return say(texts.tests(list), links.shop, links.cart);
}

/** The price of a test that the text names, or that we don't sell it. Undefined when it names no test. */
export function testPriceAnswer(text: string): ChatReply | undefined {
  const tests = namedTests(text);
  if (tests.length > 0) return testPrices(tests);
  const isNotSold = !notTests.test(text.replace(/\bdrugs?\b/, '')) && longestIn(text, testsNotSold) > 0;
  return isNotSold ? say(texts.notSold, links.phone, links.searchTests) : undefined;
}

const asksToKnow =
  /\b(?:what is|what are|mean|means|measure|measures|fast|fasting|prepare|results?|how long|why|eat|drink|before)\b/;
const asksToHave =
  /\b(?:do you|can i|can you|get|have|offer|sell|buy|order|purchase|need|want|run|done|add)\b/;

/** Whether we sell a test, and for how much. */
export function testAnswer({ text }: Question): ChatReply | undefined {
  if (asksToKnow.test(text) || !(asksForTest.test(text) || asksToHave.test(text))) return undefined;
  return namedTests(text).length > 0 || asksForTest.test(text) ? testPriceAnswer(text) : undefined;
}

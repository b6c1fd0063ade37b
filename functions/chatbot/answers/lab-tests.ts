import { plainText } from '#functions/chatbot/plain-text.ts';
import { maxItems, namedThings } from '#functions/chatbot/question/items.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { quote } from '#functions/chatbot/search/quote.ts';
import { linkTexts } from '#functions/chatbot/texts/links.ts';
import { moneyTexts } from '#functions/chatbot/texts/money.ts';
import type { ChatLink, ChatReply } from '#shared/chatbot/routes.ts';
import { labTestAliases, testsNotSold } from '#shared/lab-tests/aliases.ts';
import { type LabTest, labTests } from '#shared/lab-tests/catalogue.ts';
import { labTestDetails } from '#shared/lab-tests/details.ts';
import { shopTestPath } from '#shared/lab-tests/shop-path.ts';
import { joinWords } from '#shared/text/join-words.ts';

const texts = moneyTexts.price;

/** With these words, a test's name is the name of something else: a thyroid ultrasound, an HIV vaccine, a sports physical. */
const notTests =
  /\b(?:ultrasounds?|sonograms?|xray|shots?|vaccines?|vaccinations?|injections?|jabs?|treat\w*|therapy|medications?|medicines?|drugs?|pills?|surgery|replacement|cream|doctor|sports?|school|dot|cdl|camp|immigration|employment|supplements?|infusion|iv|drip|visit)\b/;

type Names = readonly (readonly [RegExp, readonly LabTest[]])[];

let cachedNames: Names | undefined;

/** Every name of a test, longest first, with the tests it stands for. None: we don't sell it. */
function testNames(): Names {
  if (cachedNames) return cachedNames;
  const byName = new Map<string, LabTest[]>(testsNotSold.map((name) => [plainText(name), []]));
  for (const test of labTests) {
    for (const name of new Set([test.title, ...labTestAliases[test.id]].map(plainText)))
      byName.set(name, [...(byName.get(name) ?? []), test]);
  }
  cachedNames = [...byName]
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([name, tests]) => [new RegExp(`\\b${name}s?\\b`), tests]);
  return cachedNames;
}

/** The tests that a plain text names, and whether it names one that isn't sold instead. */
function namedTests(text: string): { tests: readonly LabTest[]; notSold: boolean } {
  const found = namedThings(text, testNames());
  const sold = found.map(({ thing }) => thing).filter((tests) => tests.length > 0);
  // "Gonorrhea urine test" asks for a test that isn't sold: the longest name decides.
  const longest = found.toSorted((one, other) => other.length - one.length)[0];
  if (longest?.thing.length === 0 && sold.length < 2) return { tests: [], notSold: true };
  // "Thyroid TSH" asks for TSH, not for everything about the thyroid.
  const isWider = (tests: readonly LabTest[]) =>
    sold.some((other) => other.length < tests.length && other.every((test) => tests.includes(test)));
  return { tests: [...new Set(sold.filter((tests) => !isWider(tests)).flat())], notSold: false };
}

/** The tests of our shop that a plain text names. */
export function soldTests(text: string): readonly LabTest[] {
  return notTests.test(text) ? [] : namedTests(text).tests;
}

function testLink({ id, title }: LabTest): ChatLink {
  return { title: linkTexts.seeTest(title), href: shopTestPath(id) };
}

/** What tests cost. With more than three of them, the shop has the rest. */
export function testPrices(tests: readonly LabTest[]): ChatReply {
  const shown = tests.slice(0, maxItems);
  const list = shown.map(({ title, price }) => `${title} is ${price}`);
  const sentences = [texts.tests(joinWords(list)), ...(tests.length > maxItems ? [texts.moreTests] : [])];
  return say(sentences.join(' '), ...shown.map(testLink), links.shop);
}

/** The price of the tests that a text names, or that we don't sell them. Undefined when it names no test. */
export function testPriceAnswer(text: string): ChatReply | undefined {
  const tests = soldTests(text);
  if (tests.length > 0) return testPrices(tests);
  const isNotSold = namedTests(text).notSold && !notTests.test(text.replace(/\bdrugs?\b/, ''));
  return isNotSold ? say(texts.notSold, links.phone, links.searchTests) : undefined;
}

const asksForTest =
  /\b(?:tests?|tested|testing|panels?|levels?|labs?|checked|check|screening|draw|drawn|swab)\b/;
const asksToKnow =
  /\b(?:what is|what are|mean|means|measure|measures|fast|fasting|prepare|results?|how long|why|eat|drink|before)\b/;
const comparesTests = /\b(?:vs|versus|differ\w*|compare\w*)\b/;
const asksToHave =
  /\b(?:do you|can i|can you|get|have|offer|sell|buy|order|purchase|need|want|run|done|add)\b/;

/** A fact about the one test that a question names, by whatever name. */
export function testFactAnswer({ text }: Question): ChatReply | undefined {
  const [test, ...others] = soldTests(text);
  if (!test || others.length > 0 || !asksToKnow.test(text)) return undefined;
  const { preparation, results, measures } = labTestDetails[test.id];
  const isBefore = /\b(?:fast|fasting|eat|drink|before|prepare)\b/.test(text);
  const fact = isBefore ? preparation : /\b(?:results?|how long)\b/.test(text) ? results : measures;
  const quoted = quote(`${test.title}: ${fact}`, []);
  return quoted === undefined ? undefined : say(quoted, testLink(test));
}

/** What each of the tests is that a question compares. */
export function testComparison({ text }: Question): ChatReply | undefined {
  const tests = soldTests(text).slice(0, maxItems);
  if (tests.length < 2 || !comparesTests.test(text)) return undefined;
  return say(tests.map(({ title, content }) => `${title}: ${content}`).join('\n'), ...tests.map(testLink));
}

/** Whether we sell a test, and for how much. */
export function testAnswer({ text }: Question): ChatReply | undefined {
  if (asksToKnow.test(text)) return undefined;
  const isAsked = asksForTest.test(text) || (asksToHave.test(text) && soldTests(text).length > 0);
  return isAsked ? testPriceAnswer(text) : undefined;
}

import type { Language, Question } from '#functions/chatbot/question/question.ts';
import { link, say } from '#functions/chatbot/reply/reply.ts';
import { quote, search } from '#functions/chatbot/search/search.ts';
import { brand } from '#shared/brand.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { clinicCount } from '#shared/clinics/clinic-count.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import { namedTests, type Sold } from './named-tests.ts';

const prices = labTests.map(({ price }) => price).sort((one, other) => parsePrice(one) - parsePrice(other));
const [lowest, highest] = [prices[0], prices.at(-1)];

/**
 * The sentences of a price answer, one on each line: how to buy, no price, no price for the rest, and the range of
 * prices.
 */
const texts = {
  en: `Buy lab tests in our online shop, then visit any of our ${clinicCount.en} clinics to have your sample taken.
    I don’t have a price for that. Please call ${brand.phone} before your visit to ask about it.
    I don’t have a price for the rest. Please call ${brand.phone} before your visit to ask.
    Lab tests in our shop cost ${lowest} to ${highest}. For the price of a visit, please call us.`,
  es: `Compre los exámenes en línea y visite cualquiera de nuestras ${clinicCount.es} clínicas para la muestra.
    No tengo el precio de eso. Por favor, llame al ${brand.phone} antes de su visita para preguntar.
    No tengo el precio de lo demás. Por favor, llame al ${brand.phone} antes de su visita para preguntar.
    Los exámenes en línea cuestan de ${lowest} a ${highest}. Para otros precios, por favor llámenos.`,
};

/**
 * Spanish for the site's sentences about prices and tests. The last row says where to find facts that have no Spanish
 * text.
 */
const spanish: readonly (readonly [english: RegExp, spanish: string])[] = [
  [/^No fasting.*/, 'no necesita estar en ayunas.'],
  [/^Don’t eat for (\d+) to (\d+) hours.*/, 'no coma durante $1 a $2 horas antes de la muestra.'],
  [/.*between (\d+) and (\d+) AM.*/, 'venga entre las $1 y las $2 de la mañana.'],
  [/.*?(\d+) to (\d+) hours.*/, 'los resultados suelen estar listos en $1 a $2 horas.'],
  [/Available .*?(\$\d+) .*/, '$1 sin seguro.'],
  [/\bshots\b/g, 'inyecciones'],
  [/\bper month\b/g, 'al mes'],
  [/^[A-Z][^$]*$/, 'los detalles están en su página, en inglés.'],
];

/** Quotes the site about something that it sells, in the language of the question. */
function quoteSold({ title, inSpanish }: Sold, text: string, language: Language, quotes = 1): string {
  const translated = spanish.reduce((said, [theirs, ours]) => said.replace(theirs, ours), text);
  return language === 'es' ? quote(inSpanish, translated, quotes) : quote(title, text, quotes);
}

/** Answers a question about a price with the site's own price, or says that there is none. */
export function priceAnswer({ text, language }: Question): ChatReply {
  const [buy = '', none = '', noneOfRest = '', range = ''] = texts[language].split(/\n\s*/);
  const [phone, shop] = [link('phone', language), link('shop', language)];
  const { named, isNotSold, unknown } = namedTests(text);
  if (named.length === 0 && !isNotSold && unknown.length === 0) return say(range, shop, phone);
  const pages = [unknown.join(' '), ...unknown].flatMap((words) =>
    search(words).map((passage) => passage.link),
  );
  const page = pages.find(({ href }) => /^\/(?!shop|blog)/.test(href));
  const said = named.map((each) => say(quoteSold(each, each.price, language), each.link));
  if (named.some(({ details }) => details)) said.push(say(buy, shop));
  // One other word that has its own page means that the question names a second thing, such as an X-ray after a CBC.
  if (named.length === 0 || isNotSold || (page && unknown.length === 1))
    said.push(say(named.length > 0 ? noneOfRest : none, phone, page ?? link('services', language)));
  return say(said.map(({ reply }) => reply).join('\n'), ...said.flatMap(({ links }) => links));
}

/** The facts that people ask about a test, most specific first. */
const facts = [
  [/\b(?:fast|eat|drink|coffee|food|prepare|(?:des)?ayun|comer|tomar|cafe)/, 'preparation'],
  [/\b(?:results?|ready|how long|resultados?|listos?|tardan?)\b/, 'results'],
  [/\b(?:what (?:is|are|do|does)|whats|measures?|vs|differ[a-z]*|compare|que (?:es|son|mide))\b/, 'measures'],
] as const;

/** Matches a question about a result or an illness, which no test for sale answers. */
const saysIllness =
  /\b(?:high|low|hurts?|pain|swollen|fever|(?:posi|nega)tiv[eoa]|alt[oa]|baj[oa]|duele|dolor|fiebre|\d+)\b/;

/** Answers a question about the tests that it names. Undefined when it isn't clearly about a test. */
export function labTestAnswer(question: Question): ChatReply | undefined {
  const { named, isNotSold, isSure, others } = namedTests(question.text);
  const asked = others.join(' ');
  const tests = named.filter(({ details }) => details);
  if (!isSure || saysIllness.test(asked) || (tests.length === 0 && !isNotSold)) return undefined;
  const fact = facts.find(([asks]) => asks.test(asked))?.[1];
  if (!fact || tests.length === 0) return priceAnswer(question);
  const lines = tests.map((test) =>
    quoteSold(test, test.details?.[fact] ?? '', question.language, tests.length),
  );
  return say(lines.join('\n'), ...tests.map((test) => test.link));
}

import type { Bilingual, Language, Question } from '#functions/chatbot/reply/question.ts';
import { link, say } from '#functions/chatbot/reply/reply.ts';
import { passages } from '#functions/chatbot/search/passages.ts';
import { longestQuote, quote, search } from '#functions/chatbot/search/search.ts';
import { brand } from '#shared/brand.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { type LabTest, labTests } from '#shared/lab-tests/catalogue.ts';
import { labTestDetails } from '#shared/lab-tests/details.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import { shopPath, shopTestPath } from '#shared/lab-tests/shop-path.ts';
import { required } from '#shared/required.ts';
import { isCompany, namedTests } from './named-tests.ts';
import { namesOf, type Offer } from './names.ts';

const byPrice = labTests.toSorted((one, other) => parsePrice(one.price) - parsePrice(other.price));
const [lowest, highest] = [byPrice[0]?.price, byPrice.at(-1)?.price];

const texts = {
  en: {
    buy: 'Buy online in our shop, then visit any of our ten clinics to have your sample taken.',
    none: 'I don’t have a price for that.',
    noneOfRest: 'I don’t have a price for the rest.',
    call: `Please call ${brand.phone} before your visit to ask about it.`,
    range: `Lab tests in our shop cost ${lowest} to ${highest}. For the price of a visit, please call us.`,
  },
  es: {
    buy: 'Compre en línea en nuestra tienda y visite cualquiera de nuestras diez clínicas para la muestra.',
    none: 'No tengo el precio de eso.',
    noneOfRest: 'No tengo el precio de lo demás.',
    call: `Por favor, llame al ${brand.phone} antes de su visita para preguntar.`,
    range: `Los exámenes en línea cuestan de ${lowest} a ${highest}. Para otros precios, por favor llámenos.`,
  },
} satisfies Bilingual<unknown>;

const titleOf = (id: LabTest['id'] | Offer, title: string, language: Language) =>
  language === 'es' ? (namesOf(id)[0] ?? title) : title;

/** What the site says in English about prices and tests, in Spanish. The last says where a fact is that has no Spanish. */
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

const inLanguage = (english: string, language: Language) =>
  language === 'es' ? spanish.reduce((said, [theirs, ours]) => said.replace(theirs, ours), english) : english;

const testLink = ({ id, title }: LabTest) => ({ title, href: shopTestPath(id) });

/** The sentences with the price of what the site sells outside the shop. */
function offerPrice(offer: Offer, language: Language): ChatReply {
  const priced = passages.find(({ title, text }) => title === offer && text.includes('$'));
  const { text, link: page } = required(priced, offer);
  const sentences = (text.match(/[^.]*\$[^.]*\./g) ?? []).join('').trim();
  return say(`${titleOf(offer, offer, language)}: ${inLanguage(sentences, language)}`, page);
}

/** What something costs, for a question that asks it: the site's own price, or none. */
export function priceAnswer({ text, language }: Question): ChatReply {
  const { buy, none, noneOfRest, call, range } = texts[language];
  const [phone, shop] = [link('phone', language), link('shop', language)];
  const services = link('services', language);
  const { tests, offers, isNotSold, others } = namedTests(text);
  const unknown = others.filter((word) => !isCompany(word));
  const pages = unknown.flatMap((word) => search(word).map((passage) => passage.link));
  const page = pages.find(({ href }) => !href.startsWith(shopPath));
  const priced = [
    ...tests.map((test) => say(`${titleOf(test.id, test.title, language)}: ${test.price}`, testLink(test))),
    ...(tests.length > 0 ? [say(buy, shop)] : []),
    ...offers.map((offer) => offerPrice(offer, language)),
  ];
  if (priced.length === 0 && !isNotSold && unknown.length === 0) return say(range, shop, services, phone);
  // One more word with a page of its own is something else that was asked: a CBC and an X-ray.
  if (priced.length === 0 || isNotSold || (page && unknown.length === 1))
    priced.push(say(`${priced.length > 0 ? noneOfRest : none} ${call}`, phone, page ?? services));
  return say(priced.map(({ reply }) => reply).join('\n'), ...priced.flatMap(({ links }) => links));
}

/** The facts that questions ask about a test, the most particular first. */
const facts = [
  [/\b(?:fast|eat|drink|coffee|food|prepare|(?:des)?ayun|comer|tomar|cafe)/, 'preparation'],
  [/\b(?:results?|ready|how long|resultados?|listos?|tardan?)\b/, 'results'],
  [/\b(?:what (?:is|are|do|does)|whats|measures?|vs|differ[a-z]*|compare|que (?:es|son|mide))\b/, 'measures'],
] as const;

/** Says that it's a result or an illness, which no test for sale answers. */
const saysIllness =
  /\b(?:high|low|hurts?|pain|swollen|fever|(?:posi|nega)tiv[eoa]|alt[oa]|baj[oa]|duele|dolor|fiebre|\d+)\b/;

/** What we know of the tests that a question names. Undefined when it doesn't clearly ask about a test. */
export function labTestAnswer(question: Question): ChatReply | undefined {
  const { text, language } = question;
  const { tests, isNotSold, isSure, others } = namedTests(text);
  const asked = others.join(' ');
  if (!isSure || saysIllness.test(asked) || (tests.length === 0 && !isNotSold)) return undefined;
  const fact = facts.find(([asks]) => asks.test(asked))?.[1];
  if (!fact || tests.length === 0) return priceAnswer(question);
  const lines = tests.map(({ id, title }) => {
    const said = inLanguage(labTestDetails[id][fact], language);
    return quote(titleOf(id, title, language), said, longestQuote / tests.length);
  });
  return say(lines.join('\n'), ...tests.map(testLink));
}

import type { Bilingual, Language, Question } from '#functions/chatbot/reply/question.ts';
import { link, maxThings, say } from '#functions/chatbot/reply/reply.ts';
import { type Passage, passages } from '#functions/chatbot/search/passages.ts';
import { search } from '#functions/chatbot/search/search.ts';
import { brand } from '#shared/brand.ts';
import type { ChatLink, ChatReply } from '#shared/chatbot/routes.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import { shopPath } from '#shared/lab-tests/shop-path.ts';
import { required } from '#shared/required.ts';
import { notSoldReply, testPrices } from './lab-tests.ts';
import { isCompany, namedTests } from './named-tests.ts';
import { type Offer, titleOf } from './names.ts';

const texts = {
  en: {
    none: `I don’t have a price for that. Please call ${brand.phone} to ask before your visit.`,
    noneOfRest: `I don’t have a price for the rest. Please call ${brand.phone} to ask before your visit.`,
    labTests: (prices: string) => `The lab tests in our shop cost ${prices} each.`,
    visit: `For the price of a visit, call ${brand.phone}.`,
    to: 'to',
  },
  es: {
    none: `No tengo el precio de eso. Por favor, llame al ${brand.phone} para preguntar antes de su visita.`,
    noneOfRest: `No tengo el precio de lo demás. Por favor, llame al ${brand.phone} para preguntar.`,
    labTests: (prices: string) =>
      `Los exámenes de laboratorio de nuestra tienda cuestan de ${prices} cada uno.`,
    visit: `Para el precio de una consulta, llame al ${brand.phone}.`,
    to: 'a',
  },
} satisfies Bilingual<unknown>;

/** The words of the site's other prices, in Spanish. */
const spanishWords = [
  [/Available .*?(\$\d+) .*/, '$1 sin seguro.'],
  [/\bshots\b/g, 'inyecciones'],
  [/\bper month\b/g, 'al mes'],
] as const;

/** The sentences with the price of what the site sells outside the shop. */
function offerPrice(offer: Offer, language: Language): ChatReply {
  const priced = passages().find(({ title, text }) => title === offer && text.includes('$'));
  const { title, text, link: page } = required(priced, offer);
  const english =
    text
      .match(/[^.]*\$[^.]*\./g)
      ?.join('')
      .trim() ?? '';
  const spanish = spanishWords.reduce((said, [theirs, ours]) => said.replace(theirs, ours), english);
  return say(`${titleOf({ id: offer, title }, language)}: ${language === 'es' ? spanish : english}`, page);
}

/** The page about what has no price: the one that all of its words name, or else one of them. */
function pageAbout(words: readonly string[]): ChatLink | undefined {
  const isLead = ({ title, link: { title: page } }: Passage) => title === page;
  const ofEach = words
    .slice(0, maxThings)
    .flatMap((word) => search(word).filter(({ passage }) => isLead(passage)));
  const links = [...search(words.join(' ')), ...ofEach].map(({ passage }) => passage.link);
  return links.find(({ href }) => !href.startsWith(shopPath));
}

/** What something costs, for a question that asks it: the site's own price, or none. */
export function priceAnswer({ text, language }: Question): ChatReply {
  const { none, noneOfRest, labTests: testsCost, visit, to } = texts[language];
  const { tests, offers, isNotSold, others } = namedTests(text);
  const phone = link('phone', language);
  const unknown = others.filter((word) => !isCompany(word));
  const page = pageAbout(unknown);
  const ways = page ? [phone, page] : [phone];
  if (tests.length > 0 || offers.length > 0) {
    const ofTests = tests.length > 0 ? [testPrices(tests, language)] : [];
    const ofOffers = offers.slice(0, maxThings).map((offer) => offerPrice(offer, language));
    const rest = isNotSold || page ? [say(noneOfRest, ...ways)] : [];
    const all = [...ofTests, ...ofOffers, ...rest];
    return say(all.map(({ reply }) => reply).join('\n'), ...all.flatMap(({ links }) => links));
  }
  if (isNotSold) return notSoldReply(language);
  if (unknown.length > 0) return say(none, ...ways);
  const sorted = labTests.toSorted((one, other) => parsePrice(one.price) - parsePrice(other.price));
  const range = `${sorted[0]?.price} ${to} ${sorted.at(-1)?.price}`;
  return say(`${testsCost(range)} ${visit}`, link('shop', language), link('services', language), phone);
}

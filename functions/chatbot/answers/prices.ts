import { itemsOf, maxItems } from '#functions/chatbot/question/items.ts';
import type { Question } from '#functions/chatbot/question/question.ts';
import { links, say, uniqueLinks } from '#functions/chatbot/reply.ts';
import type { Passage } from '#functions/chatbot/search/passages.ts';
import { quote } from '#functions/chatbot/search/quote.ts';
import { type Hit, search } from '#functions/chatbot/search/search.ts';
import { subjectWords } from '#functions/chatbot/search/words.ts';
import { moneyTexts } from '#functions/chatbot/texts/money.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import { shopPath } from '#shared/lab-tests/shop-path.ts';
import { required } from '#shared/required.ts';
import { soldTests, testPriceAnswer, testPrices } from './lab-tests.ts';
import { withoutPlaceWords } from './places.ts';

const texts = moneyTexts.price;

const asksForPrice =
  /\bhow much\b(?! (?:time|blood|water|weight|sleep|exercise|salt|fluid|should|can|longer|pain))|\b(?:costs?|prices?|pricing|priced|fees?|charges?|rates|expensive|cheap|cheaper|cheapest|afford|affordable)\b|\$|\b(?:what is|what are|what does|what do|what would|what will)\b.*\b(?:run|runs|set (?:me|us|you) back|go for|goes for|a month|per month|monthly)\b|\brun me\b|\bset (?:me|us) back\b|\bdamage (?:for|on)\b|\bthe damage\b|\bbucks\b|\bfor free\b|\bfree (?:if|with|without)\b|\bgoing rate\b|\bflu (?:shot|vaccine)\b.*\b(?:no|without|dont have) insurance\b/;

/** Words of a price question that do not name what is priced. */
const priceWords: ReadonlySet<string> = new Set(
  `cost costs price prices pricing priced fee fees charge charges rate rates expensive cheap cheaper cheapest afford
  affordable insurance insured uninsured self pay paying paid cash total month monthly each visit visits test tests testing
  shot shots injection injections package packages session sessions drip infusion panel check new patient patients run
  jab jabs without free have dont per $ money runs going set back damage bucks dollars month me w gonna goes pocket no average single las vegas henderson program list much`.split(
    /\s+/,
  ),
);

/** The subject of a price question. */
function pricedSubject(plain: string): string {
  return subjectWords(plain)
    .filter((word) => !priceWords.has(word) && !/^(?:\$+|\d)$/.test(word))
    .join(' ');
}

function isLabTest({ href }: Passage): boolean {
  return href === shopPath;
}

/** The kinds of things asked for, and which passages may answer: the price of a flu vaccine must not pass for a flu test's. */
const kinds: readonly (readonly [RegExp, (passage: Passage) => boolean])[] = [
  [/\b(?:tests?|testing|panels?|screenings?|swabs?)\b/, isLabTest],
  [
    /\b(?:shots?|vaccines?|vaccinations?|injections?|jabs?)\b/,
    ({ title, text }) => /\b(?:shots?|vaccines?|injections?)\b/i.test(`${title} ${text}`),
  ],
  [
    /\b(?:treat\w*|medicines?|medications?|drugs?|pills?|therapy|surgery)\b/,
    (passage) => !isLabTest(passage),
  ],
];

/** What people call the things that the site prices outside the shop, and the word its page has for each. */
const offers: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:semaglutide|ozempic|wegovy|glp 1|(?:weight loss|skinny) (?:shots?|injections?|jabs?))\b/,
    'semaglutide',
  ],
  [/\bmyers\b/, 'myers'],
  [/\bimmune (?:boost|drip|iv)\b/, 'immune boost'],
  [/\bb ?12\b/, 'b 12'],
  [/\bflu (?:shots?|vaccines?|vaccinations?|jabs?)\b/, 'flu vaccine'],
];

/** With more prices than this, link the page that lists them. */
const maxPrices = 3;

/** The passages that price exactly this subject: one that lacks a word of it may be about something else. */
function findPrices(subject: string, plain: string): Hit[] {
  const asked = kinds.filter(([words]) => words.test(plain)).map(([, fits]) => fits);
  const withAllWordsIn = (...fields: string[]) =>
    search(subject, { fields, combineWith: 'AND' }).filter(
      ({ passage }) =>
        passage.priced && !passage.href.startsWith('/blog') && asked.every((fits) => fits(passage)),
    );
  const titled = withAllWordsIn('title');
  if (titled.length > 0) return titled;
  const named = withAllWordsIn('title', 'text').filter(({ isInTitle }) => isInTitle);
  if (named.length > 0) return named;
  return withAllWordsIn('page').filter(({ passage }) => passage.offer);
}

function priceReply(found: readonly Hit[]): ChatReply {
  const quotes = found.map(({ passage: { text }, matchedWords }) => {
    const priceLine = required(
      text.split('\n').find((line) => line.includes('$')),
      'line with a price',
    );
    if (found.length > 1) return priceLine;
    return quote(text, [...(text.match(/\$\d+/g) ?? []), ...matchedWords]) ?? priceLine;
  });
  return say(quotes.join(' '), ...uniqueLinks(found.map(({ passage }) => passage.link)));
}

function generalReply(): ChatReply {
  const prices = labTests.map(({ price }) => price).toSorted((a, b) => parsePrice(a) - parsePrice(b));
  return say(
    texts.general(required(prices[0], 'lowest price'), required(prices.at(-1), 'highest price')),
    links.shop,
    links.services,
    links.phone,
  );
}

/** What a page prices, other than the shop. */
function offerPrice(plain: string): ChatReply | undefined {
  const offer = offers.find(([names]) => names.test(plain))?.[1];
  const found = findPrices(offer ?? pricedSubject(withoutPlaceWords(plain)), plain);
  if (found.length > maxPrices) return generalReply();
  return found.length > 0 ? priceReply(found) : undefined;
}

/** Whether a part of a message may be the name of one more thing to price, and not another thought. */
function isOneMore(item: string): boolean {
  const isThought =
    /^(?:do|does|is|are|can|could|i|my|we|you|what|when|where|how|if|it|that|with|without|for)\b/;
  return pricedSubject(item) !== '' && item.split(' ').length <= 5 && !isThought.test(item);
}

/** The prices of up to three things. Undefined when the text names only one, or none has a price. */
function pricesOfEach(plain: string): ChatReply | undefined {
  const [first = '', ...others] = itemsOf(plain);
  const items = [first, ...others.filter(isOneMore)].slice(0, maxItems);
  const tests = [...new Set(items.flatMap(soldTests))];
  const offered = items.filter((item) => soldTests(item).length === 0).map(offerPrice);
  const priced = [...(tests.length > 0 ? [testPrices(tests)] : []), ...offered].filter(
    (reply) => reply !== undefined,
  );
  if (items.length < 2 || priced.length === 0) return undefined;
  const sentences = priced.map(({ reply }) => reply);
  const isComplete = offered.every((reply) => reply !== undefined);
  const ways = priced.flatMap((reply) => reply.links);
  return say(
    [...sentences, ...(isComplete ? [] : [texts.noneOfRest])].join('\n'),
    ...uniqueLinks(isComplete ? ways : [...ways, links.phone]),
  );
}

/** Answers what something costs, with the site's own price or none. Undefined when that is not the question. */
export function priceAnswer({ siteText: plain }: Question): ChatReply | undefined {
  if (!asksForPrice.test(plain)) return undefined;
  const subject = pricedSubject(withoutPlaceWords(plain));
  if (/^(?:(?:labs?|blood) ?)*$/.test(subject)) return generalReply();
  const found = pricesOfEach(plain) ?? testPriceAnswer(plain) ?? offerPrice(plain);
  if (found) return found;
  const related = search(subject).find(({ coverage }) => coverage >= 0.5)?.passage;
  return say(texts.none, links.phone, ...(related ? [related.link] : []));
}

import type { Question } from '#functions/chatbot/question/question.ts';
import { links, say } from '#functions/chatbot/reply.ts';
import { corpus } from '#functions/chatbot/search/corpus.ts';
import type { Passage } from '#functions/chatbot/search/passages.ts';
import { quote } from '#functions/chatbot/search/quote.ts';
import { type Hit, search } from '#functions/chatbot/search/search.ts';
import { subjectWords } from '#functions/chatbot/search/words.ts';
import { moneyTexts } from '#functions/chatbot/texts/money.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import { required } from '#shared/required.ts';
import { testPriceAnswer } from './lab-tests.ts';
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
  return href === '/shop-for-test';
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
  const pages = new Map(found.map(({ passage: { page, href } }) => [href, { title: page, href }]));
  return say(quotes.join(' '), ...pages.values());
}

function generalReply(): ChatReply {
  const prices = labTests.map(({ price }) => price).toSorted((a, b) => parsePrice(a) - parsePrice(b));
  const shop = corpus().find(({ href }) => href === '/shop-for-test');
  return say(
    texts.general(required(prices[0], 'lowest price'), required(prices.at(-1), 'highest price')),
    ...(shop ? [{ title: shop.page, href: shop.href }] : []),
    links.services,
    links.phone,
  );
}

/** Answers what something costs, with the site's own price or none. Undefined when that is not the question. */
export function priceAnswer({ siteText: plain }: Question): ChatReply | undefined {
  if (!asksForPrice.test(plain)) return undefined;
  const subject = pricedSubject(withoutPlaceWords(plain));
  if (/^(?:(?:labs?|blood) ?)*$/.test(subject)) return generalReply();
  const ofTest = testPriceAnswer(plain);
  if (ofTest) return ofTest;
  const offer = offers.find(([names]) => names.test(plain));
  const found = offer ? findPrices(offer[1], plain) : findPrices(subject, plain);
  if (found.length > maxPrices) return generalReply();
  if (found.length > 0) return priceReply(found);
  const related = search(subject).find(({ coverage }) => coverage >= 0.5)?.passage;
  return say(texts.none, links.phone, ...(related ? [{ title: related.page, href: related.href }] : []));
}

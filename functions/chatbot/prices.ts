import type { ChatReply } from '#shared/chatbot/routes.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { centsOf } from '#shared/lab-tests/price.ts';
import { corpus } from './corpus.ts';
import type { Passage } from './passages.ts';
import { quote } from './quote.ts';
import { links, say } from './reply.ts';
import { search } from './search.ts';
import { chatTexts } from './texts.ts';
import { contentWords, plainText } from './words.ts';

const asksForPrice =
  /\bhow much\b(?! (?:time|blood|water|weight|sleep|exercise|salt|fluid|should|can|longer|pain))|\b(?:costs?|prices?|pricing|priced|fees?|charges?|rates|expensive|cheap|cheaper|cheapest|afford|affordable)\b|\$/;

/** How people call what the catalogue has under another name. */
function otherNames(): readonly [RegExp, string][] {
  return [
    [/\bcholesterol\b/, 'lipid profile'],
    [/\b(?:diabetes|blood sugar|glucose|sugar)\b/, 'hba1c'],
    [/\b(?:(?:comprehensive )?metabolic panel)\b/, 'cmp'],
    [/\b(?:complete blood count|blood count)\b/, 'cbc'],
    [/\bthyroid (?=test|blood|panel|check)/, 'tsh '],
    [/\b(?:ecg|ekg)\b/, 'ekg'],
    [/\brheumatoid(?: arthritis)?\b/, 'arthritis'],
    [/\b(?:ozempic|wegovy)\b/, 'semaglutide'],
    [/\bfull blood\b/, 'complete blood'],
  ];
}

// Words of a price question that do not say of what.
const besideThePoint: ReadonlySet<string> = new Set(
  `cost costs price prices pricing priced fee fees charge charges rate rates expensive cheap cheaper cheapest afford
  affordable insurance insured uninsured self pay paying paid cash total month monthly each visit visits test tests testing
  shot shots injection injections package packages session sessions drip infusion panel check new patient patients run
  without $ money average single las vegas henderson program list much`.split(/\s+/),
);

/** What a price question is about, in stems. */
function subjectOf(plain: string): string[] {
  const named = otherNames().reduce((text, [pattern, name]) => text.replace(pattern, name), plain);
  const words = named.split(' ').filter((word) => !besideThePoint.has(word));
  return contentWords(words.join(' '));
}

function isLabTest({ href }: Passage): boolean {
  return href === '/shop-for-test';
}

/** What kind of thing is asked for, and what may answer: a flu test is no flu vaccine, arthritis treatment no blood test. */
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

/** The passages that name a price of the kind that is asked for. */
function pricedPassages(plain: string): Passage[] {
  const asked = kinds.filter(([words]) => words.test(plain)).map(([, fits]) => fits);
  return corpus().filter(
    (passage) => passage.priced && !passage.href.startsWith('/blog') && asked.every((fits) => fits(passage)),
  );
}

/** More than this many at once help nobody: then the page that lists them does. */
const mostPrices = 3;

function wordsIn(text: string): Set<string> {
  return new Set(contentWords(plainText(text)));
}

/** The passages that give the price of exactly what is asked for: nothing named may be missing. */
function pricesOf(subject: readonly string[], plain: string): Passage[] {
  const speaksOfAll = (text: string) => {
    const words = wordsIn(text);
    return subject.every((word) => words.has(word));
  };
  const priced = pricedPassages(plain);
  const named = priced.filter(({ title, text }) => {
    const titleWords = wordsIn(title);
    return subject.some((word) => titleWords.has(word)) && speaksOfAll(`${title} ${text}`);
  });
  const inTitle = named.filter(({ title }) => speaksOfAll(title));
  if (inTitle.length > 0) return inTitle;
  if (named.length > 0) return named;
  return priced.filter(({ offer, page }) => offer && speaksOfAll(page));
}

function priceReply(found: readonly Passage[], subject: readonly string[]): ChatReply {
  const quotes = found.map(({ text }) => {
    if (found.length === 1) return quote(text, ['$', ...subject]) ?? '';
    return text.split('\n').find((line) => line.includes('$')) ?? '';
  });
  const pages = new Map(found.map(({ page, href }) => [href, { title: page, href }]));
  return say(quotes.join(' '), ...pages.values());
}

function generalReply(): ChatReply {
  const prices = labTests.map(({ price }) => price).toSorted((a, b) => centsOf(a) - centsOf(b));
  const shop = corpus().find(({ href }) => href === '/shop-for-test');
  return say(
    chatTexts.price.general(prices[0] ?? '', prices.at(-1) ?? ''),
    ...(shop ? [{ title: shop.page, href: shop.href }] : []),
    links.services,
    links.phone,
  );
}

/** Answers what something costs, with the site's own price or none. Undefined when that is not what is asked. */
export function priceAnswer(plain: string): ChatReply | undefined {
  if (!asksForPrice.test(plain)) return undefined;
  const subject = subjectOf(plain);
  if (subject.every((word) => word === 'lab' || word === 'blood')) return generalReply();
  const found = pricesOf(subject, plain);
  if (found.length > mostPrices) return generalReply();
  if (found.length > 0) return priceReply(found, subject);
  const near = search(subject.join(' ')).find(({ coverage }) => coverage >= 0.5)?.passage;
  return say(chatTexts.price.none, links.phone, ...(near ? [{ title: near.page, href: near.href }] : []));
}

import { plainWords } from '#functions/chatbot/words/plain-text.ts';
import { labTestAliases, testsNotSold } from '#shared/lab-tests/aliases.ts';
import { findLabTest, type LabTestId, labTests } from '#shared/lab-tests/catalogue.ts';
import { namesOf, type Offer, offers } from './names.ts';

/** Words that link others, or none at all. */
const linkWord = /^(?:an?|the|my|our|of|for|to|in|by|with|del?|la|el|una?|mi|su|para|pa|en|al|con)?$/;

/** Finds the things that a plain text names, and its other words. One name may stand for several: "thyroid". */
export function nameFinder<Thing>(named: readonly (readonly [thing: Thing, names: readonly string[]])[]) {
  const plain = named.map(([thing, names]) => ({ thing, names: names.map(plainWords) }));
  const thingsOf = (said: string) =>
    plain.flatMap(({ thing, names }) => (names.includes(said) ? [thing] : []));
  // The longest first: "aetna medicare" is neither Aetna nor Medicare.
  const names = plain.flatMap((each) => each.names).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`\\b(${names.join('|')})(?:e?s)?\\b`);
  return (text: string) => {
    // Splitting by a group keeps what it matched: words, name, words, name, words.
    const pieces = text.split(pattern);
    const words = pieces.map((piece) => piece.split(' ').filter((word) => !linkWord.test(word)));
    const found = pieces.flatMap((name, place) => {
      const [before, after] = [words[place - 1]?.at(-1), words[place + 1]?.[0]];
      return place % 2 === 0 ? [] : { name, things: thingsOf(name), before, after };
    });
    return { found, others: words.filter((_, place) => place % 2 === 0).flat() };
  };
}

const findNames = nameFinder<LabTestId | Offer | 'not sold'>([
  ...labTests.map(({ id, title }) => [id, [title, ...labTestAliases[id], ...namesOf(id)]] as const),
  ...offers.map((offer) => [offer, namesOf(offer)] as const),
  ['not sold', [...testsNotSold, ...namesOf('not sold')]],
]);

/** The words that make a name that of a test: a cholesterol test, a testosterone level. */
const testWords =
  /\b(?:test|panel|level|lab|screen|blood work|check|examen|prueba|analisis|nivel)(?:e?s|ed|ing)?\b/;

/** Names that only a test has, whatever stands beside them. */
const sureNames =
  /^(?:complete physical|cbc|cmp|tsh|t[34]|hba1c|[lh]dl|lipid|folate|urinalysis|hemograma|perfil)|count|cult/;

/** Words that may stand beside the name of a test, or alone, in a question about tests and prices. */
const company = new Set(
  `before antes los las is are do i you me it y o es e or and how much what whats does did can could get have
  need want just all any some your there this that please at us we on exam blood draw cost costs price prices
  pricing fee fees charge charges run rate near expensive cheap cash insurance insured uninsured self pay
  paying without total $ free monthly both vs versus together now complete full regular basic fasting visit
  visits vegas so henderson cuanto cuesta cuestan sale salen precio precios vale valen cobran costo sin seguro
  perfil sangre uno laboratorio completo completa hacen tienen que quiero offer sell buy order purchase guys
  if really thing take drip`.split(/\s+/),
);

/** Whether a name beside this word, or beside none, can be a test's. A thyroid ultrasound is something else. */
export const isCompany = (word = 'test') => company.has(word) || testWords.test(word);

/** The tests and the other things with a price that a plain text names, and its other words. */
export function namedTests(text: string) {
  const { found, others } = findNames(text);
  const real = found.filter(({ name, things, before, after }) => {
    if (offers.some((offer) => things.includes(offer)) && !/^(?:iv|suero)$/.test(name)) return true;
    const isTest = sureNames.test(name) || testWords.test([name, after].join(' '));
    return (isTest && !/physical|fisico/.test(name)) || (isCompany(before) && isCompany(after));
  });
  const isNotSold = real.some(({ things }) => things.includes('not sold'));
  // A urine test for gonorrhea isn't the one for bacteria.
  const sold = real.filter(({ name }) => !isNotSold || !/^(?:urine|pee|orina)\b/.test(name));
  const named = new Set(sold.flatMap(({ things }) => things));
  const tests = [...named].flatMap((id) => findLabTest(id) ?? []);
  // Whether the text clearly speaks of tests, and not of an illness or a part of the body.
  const isSure = testWords.test(text) || real.some(({ name }) => sureNames.test(name));
  return { tests, offers: offers.filter((offer) => named.has(offer)), isNotSold, isSure, others };
}

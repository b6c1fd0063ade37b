import { passages } from '#functions/chatbot/search/passages.ts';
import { plainWords } from '#functions/chatbot/words/plain-text.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { labTestDetails } from '#shared/lab-tests/details.ts';
import { labTestNames, testsNotSold } from '#shared/lab-tests/names.ts';

/** Services with a price, apart from lab tests: the title on the site, the Spanish title, then other names. */
const nameTable = `
  Flu vaccine: Vacuna contra la gripe|flu shot|flu vaccine|flu jab|vacuna de la gripe|vacuna de la gripa;
  B-12 packages: Paquetes de B-12|b12|b12 shot|vitamin b12 shot|b12 injection|b12 package|paquete de b12;
  Myers Cocktail: Myers Cocktail|myers|myers iv|suero myers cocktail|iv|iv therapy|suero|suero vitaminado;
  Immune Boost: Immune Boost|immune booster|iv|iv therapy|suero|suero vitaminado; Semaglutide injections:
  Inyecciones de semaglutida|semaglutida|semaglutide|ozempic|wegovy|glp 1|skinny shot|weight loss shot|
  weight loss injection|weight loss program|injections to lose weight|inyecciones para bajar de peso|
  inyecciones pa bajar de peso`;

const rows = nameTable.replace(/\s+/g, ' ').trim().split('; ');

/** Lab tests, and the services whose pages have a price. Only lab tests have details. */
const sold = passages.flatMap(({ title, text, link }) => {
  const row = rows.find((each) => each.startsWith(`${title}: `))?.slice(title.length + 2);
  const id = labTests.find((test) => test.title === title)?.id;
  const ofTest = id && labTestNames(id);
  const [inSpanish, ...others] = ofTest ? [ofTest.inSpanish, ...ofTest.others] : (row?.split(/\| ?/) ?? []);
  const price = text.match(/[^.]*\$(?:[^.]|\.\d)*\./g)?.join('');
  if (!inSpanish || !price) return [];
  const names = [title, inSpanish, ...others];
  return { title, inSpanish, names, price: price.trim(), link, details: id && labTestDetails[id] };
});

export type Sold = (typeof sold)[number];

/** Words that only connect others, and the empty word. */
const linkWord = /^(?:an?|the|my|our|of|for|to|in|by|with|del?|la|el|una?|mi|su|para|pa|en|al|con)?$/;

/** Finds the named things in a plain text, and the other words. A name may stand for several things: "thyroid". */
export function nameFinder<Thing>(named: readonly (readonly [thing: Thing, names: readonly string[]])[]) {
  const plain = named.flatMap(([thing, names]) => names.map((name) => ({ thing, name: plainWords(name) })));
  // Longest first: "aetna medicare" is neither Aetna nor Medicare.
  const names = plain.map(({ name }) => name).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`\\b(${names.join('|')})s?\\b`);
  return (text: string) => {
    // Splitting by a capturing group keeps the matches: words, name, words, name, words.
    const pieces = text.split(pattern);
    const words = pieces.map((piece) => piece.split(' ').filter((word) => !linkWord.test(word)));
    const found = pieces.flatMap((name, place) => {
      const [before, after] = [words[place - 1]?.at(-1), words[place + 1]?.[0]];
      const things = plain.filter((each) => each.name === name).map(({ thing }) => thing);
      return place % 2 === 0 ? [] : { name, things, before, after };
    });
    return { found, others: words.filter((_, place) => place % 2 === 0).flat() };
  };
}

const findNames = nameFinder<Sold | 'not sold'>([
  ...sold.map((each) => [each, each.names] as const),
  ['not sold', testsNotSold],
]);

/** Words that make a name mean a test: a cholesterol test, a testosterone level. */
const testWords =
  /\b(?:test|panel|level|lab|screen|check|examen|prueba|analisis|nivel)(?:e?s|ed|ing)?\b|blood work/;

/** Names that always mean a test, whatever words surround them. */
const sureNames = /^(complete|cbc|cmp|tsh|t[34]|hba1c|[lh]dl|lipid|folate|urinal|hemogram|perfil)|count|cult/;

/** Words that may stand next to a test's name, or alone, in a question about tests and prices. */
const contextWords =
  `are is do i you me y o es e and or how much what whats does did can could get have need want
  just all any there that this your please at we on antes las los exam blood draw cost costs price prices fee
  charge run cheap cash insurance pay without total $ free both vs together now complete full fasting visit
  cuanto cuesta cuestan sale salen precio precios vale cobran costo sin seguro uninsured perfil sangre
  laboratorio uno completo completa hacen tienen que quiero offer sell buy order if before drip it
  really`.split(/\s+/);

/**
 * Whether this word, or no word, may stand next to a test's name. In "thyroid ultrasound", the name doesn't mean a
 * test.
 */
const isContextWord = (word = 'test') => contextWords.includes(word) || testWords.test(word);

/**
 * The things with a price that a plain text names, the text's other words, and which of those are about something else.
 */
export function namedTests(text: string) {
  const { found, others } = findNames(text);
  const real = found.filter(({ name, things, before, after }) => {
    if (isContextWord(before) && isContextWord(after)) return true;
    const isOffer = things.some((each) => each !== 'not sold' && !each.details);
    const isTest = sureNames.test(name) || testWords.test(`${name} ${after}`);
    return (isOffer || isTest) && !/physical|fisico|^(?:iv|suero)$/.test(name);
  });
  const isNotSold = real.some(({ things }) => things.includes('not sold'));
  // A urine test for gonorrhea is not the urine test that we sell.
  const kept = real.filter(({ name }) => !isNotSold || !/^(?:urine|pee|orina)\b/.test(name));
  const named = [...new Set(kept.flatMap(({ things }) => things))].filter((each) => each !== 'not sold');
  // Whether the text is clearly about tests, and not about an illness or a part of the body.
  const isSure = testWords.test(text) || real.some(({ name }) => sureNames.test(name));
  return { named, isNotSold, isSure, others, unknown: others.filter((word) => !isContextWord(word)) };
}

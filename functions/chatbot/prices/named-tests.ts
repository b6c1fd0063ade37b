import { emptyWords } from '#functions/chatbot/search/words.ts';
import { labTestAliases, testsNotSold } from '#shared/lab-tests/aliases.ts';
import { type LabTest, labTests } from '#shared/lab-tests/catalogue.ts';
import { nameFinder } from './find-names.ts';
import { namesOf, type Offer, offers } from './names.ts';

const findNames = nameFinder<LabTest | Offer | 'not sold'>([
  ...labTests.map((test) => [test, [test.title, ...labTestAliases[test.id], ...namesOf(test.id)]] as const),
  ...offers.map((offer) => [offer, namesOf(offer)] as const),
  ['not sold', [...testsNotSold, ...namesOf('not sold')]],
]);

/** The words that make a name that of a test: a cholesterol test, a testosterone level. */
const testWords =
  /\b(?:test(?:s|ed|ing)?|panels?|levels?|labs?|screen(?:ing)?|blood work|check(?:ed)?|examen(?:es)?|pruebas?|analisis|nivel(?:es)?)\b/;

/** Names that only a test has, whatever stands beside them. */
const sureNames =
  /^(?:complete physical|cbc|cmp|tsh|t3|hba1c|ldl|hdl|lipids?|folate|urinalysis|urocultivo|hemograma|biometria)\b|\b(?:tests?|panel|profile|count|culture|work|cultivo)$|^(?:panel|perfil)\b/;

const linkWords = new Set(
  'a an the my our of for to in by with de del la el un una uno mi su para pa en al con'.split(' '),
);

/** Words that may stand beside the name of a test, or alone, in a question about tests and prices. */
const companyWords = `test tests tested testing panel panels level levels lab labs screen screening check checked exam blood draw
  cost costs price prices pricing fee fees charge charges run rate rates list expensive cheap cash insurance insured uninsured self
  pay paying without total free monthly each plus both vs versus together now complete full regular basic fasting visit visits
  appointment new patient patients las vegas henderson near $ cuesta cuestan sale salen precio precios vale valen cobran costo costos
  sin seguro e examen examenes prueba pruebas analisis nivel niveles perfil laboratorio sangre completo completa visita consulta cita`;

const company = new Set(companyWords.split(/\s+/));

export function isCompany(word: string): boolean {
  return company.has(word) || linkWords.has(word) || emptyWords.has(word);
}

/** Whether the nearest word with a meaning makes a name part of something else: "thyroid ultrasound". */
function isElse(nearby: readonly string[] = []): boolean {
  return !isCompany(nearby.find((word) => !linkWords.has(word)) ?? 'a');
}

/** The tests and the other things with a price that a plain text names. */
export function namedTests(text: string) {
  const found = findNames(text);
  const wordsIn = (start?: number, end?: number) => text.slice(start, end).match(/\S+/g) ?? [];
  const between = [...found, undefined].map((next, place) => wordsIn(found[place - 1]?.end, next?.index));
  const real = found.filter(({ name, things: [thing, other] }, place) => {
    const [before, after = []] = between.slice(place);
    const isTest = after.join(' ').search(testWords) === 0;
    if (offers.some((offer) => offer === thing) && !other) return !isTest;
    if (!/physical|fisico/.test(name) && (isTest || sureNames.test(name))) return true;
    return !isElse(before?.toReversed()) && !isElse(after);
  });
  const others = between.flat();
  const isUnsold = real.some(({ things }) => things.includes('not sold'));
  /** Whether the text clearly speaks of tests, and not of an illness or a part of the body. */
  const isSure = testWords.test(text) || real.some(({ name }) => sureNames.test(name));
  // A urine test for gonorrhea isn't the one for bacteria.
  const sold = real.filter(({ name }) => !(isUnsold && /^(?:urine|pee|orina)(?: test)?$/.test(name)));
  // "Thyroid TSH" asks for TSH, not for everything about the thyroid.
  const isWider = (group: readonly unknown[]) =>
    sold.some(({ things }) => things.length < group.length && things.every((thing) => group.includes(thing)));
  const named = new Set(sold.flatMap(({ things }) => (isWider(things) ? [] : things)));
  const tests = [...named].filter((thing) => typeof thing !== 'string');
  const isNotSold = isUnsold && (isSure || others.every(isCompany));
  return { tests, offers: offers.filter((offer) => named.has(offer)), isNotSold, isSure, others };
}

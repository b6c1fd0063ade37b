import type { Bilingual, Language, Question } from '#functions/chatbot/reply/question.ts';
import { joinNames, link, maxThings, say } from '#functions/chatbot/reply/reply.ts';
import { longestQuote, quote } from '#functions/chatbot/search/search.ts';
import { brand } from '#shared/brand.ts';
import type { ChatLink, ChatReply } from '#shared/chatbot/routes.ts';
import type { LabTest } from '#shared/lab-tests/catalogue.ts';
import { labTestDetails } from '#shared/lab-tests/details.ts';
import { shopTestPath } from '#shared/lab-tests/shop-path.ts';
import { isCompany, namedTests } from './named-tests.ts';
import { titleOf } from './names.ts';

const texts = {
  en: {
    costs: 'is',
    see: 'See',
    buy: 'Buy online in our shop, then visit any of our ten clinics to have your sample taken.',
    notSold: `I don’t have a price for that test, and our online shop doesn’t sell it. Call ${brand.phone} to ask whether a clinic can order it for you.`,
  },
  es: {
    costs: 'cuesta',
    see: 'Ver',
    buy: 'Compre en línea en nuestra tienda y luego visite cualquiera de nuestras diez clínicas para la muestra.',
    notSold: `No tengo el precio de ese examen, y nuestra tienda en línea no lo vende. Llame al ${brand.phone} para preguntar si una clínica puede pedirlo.`,
  },
} satisfies Bilingual<unknown>;

function testLink({ id, title }: LabTest, language: Language): ChatLink {
  return { title: `${texts[language].see} ${title}`, href: shopTestPath(id) };
}

/** What tests cost. With more than three of them, the shop has the rest. */
export function testPrices(tests: readonly LabTest[], language: Language): ChatReply {
  const { costs, buy } = texts[language];
  const shown = tests.slice(0, maxThings);
  const list = shown.map((test) => `${titleOf(test, language)} ${costs} ${test.price}`);
  const ways = shown.map((test) => testLink(test, language));
  return say(`${joinNames(list, language)}. ${buy}`, ...ways, link('shop', language));
}

/** That we don't sell a test, and whom to ask for it. */
export function notSoldReply(language: Language): ChatReply {
  return say(texts[language].notSold, link('phone', language), link('searchTests', language));
}

const asksToHave =
  /\b(?:do|can|could|get|have|offer|sell|buy|order|purchase|need|want|add|test|hacen|tienen|ofrecen|venden|puedo|quiero|necesito|dan)\b/;

/** What tells of a result or an illness, which no test for sale answers. */
const tellsOfIllness =
  /\b(?:high|low|abnormal|hurts?|pain|swollen|fever|(?:posi|nega)tiv[eoa]|alt[oa]s?|baj[oa]s?|duele|dolor|fiebre|\d+)\b/;

/** The facts that questions ask about a test, the most particular first. */
const facts = [
  [
    /\b(?:fast|fasting|eat|drink|coffee|food|prepare|(?:des)?ayun[a-z]+|comer|tomar|cafe|preparar)\b/,
    'preparation',
  ],
  [/\b(?:results?|ready|resultados?|listos?|tardan?)\b|\bhow long\b(?!.*\bphysical)/, 'results'],
  [/\b(?:what (?:is|are|does|do)|whats|measures?|vs|differ[a-z]*|compare|que (?:es|son|mide))\b/, 'measures'],
] as const;

/** What the facts in English say, in Spanish. */
const spanishFacts: readonly (readonly [RegExp, string])[] = [
  [/^No fasting/, 'no necesita estar en ayunas.'],
  [/^Don’t eat for (\d+(?: to \d+)?) hours/, 'no coma durante $1 horas antes de la muestra.'],
  [/between (\d+) and (\d+) AM/, 'venga entre las $1 y las $2 de la mañana.'],
  [/(\d+ to \d+) hours/, 'los resultados suelen estar listos en $1 horas.'],
  [/^/, 'los detalles están en su página, en inglés.'],
];

function spanishFact(english: string): string | undefined {
  const [pattern, ours] = spanishFacts.find(([theirs]) => theirs.test(english)) ?? [/^/, ''];
  return english.match(pattern)?.[0].replace(pattern, ours).replace(' to ', ' a ');
}

/** What we know of the tests that a question names. Undefined when it doesn't clearly ask about a test. */
export function labTestAnswer({ text, language }: Question): ChatReply | undefined {
  const { tests, isNotSold, isSure, others } = namedTests(text);
  const asked = others.join(' ');
  if (!isSure || tellsOfIllness.test(asked)) return undefined;
  const shown = tests.slice(0, maxThings);
  const fact = facts.find(([asks]) => asks.test(asked))?.[1];
  if (shown.length > 0 && fact) {
    const lines = shown.map((test) => {
      const english = fact === 'measures' && shown.length > 1 ? test.content : labTestDetails[test.id][fact];
      if (language === 'es') return `${titleOf(test, language)}: ${spanishFact(english)}`;
      return quote(test.title, english, [], longestQuote / shown.length);
    });
    return say(lines.join('\n'), ...shown.map((test) => testLink(test, language)));
  }
  if (!others.every(isCompany) && !asksToHave.test(asked)) return undefined;
  if (shown.length > 0) return testPrices(tests, language);
  return isNotSold ? notSoldReply(language) : undefined;
}

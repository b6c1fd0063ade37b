import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language, Question } from '#functions/chatbot/question/question.ts';
import { articles } from '#shared/blog/content/articles.ts';
import { brand } from '#shared/brand.ts';
import type { ChatReply } from '#shared/chatbot/routes.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { testsNotSold } from '#shared/lab-tests/names.ts';
import { shopPath } from '#shared/lab-tests/shop-path.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import { questionOf } from './ask-prices.harness.ts';
import { labTestAnswer, priceAnswer } from './prices-answer.ts';

const hrefsOf = (answer?: ChatReply) => answer?.links.map(({ href }) => href) ?? [];

/** Each message is answered with a fact and a link: to a page, to call, or to a test in the shop by its id. */
function testAnswers(
  answerTo: (question: Question) => ChatReply | undefined,
  language: Language,
  rows: readonly (readonly [message: string, fact: string, link: string])[],
) {
  test.each(rows)(`${answerTo.name} in ${language}: %j`, (message, fact, link) => {
    const answer = answerTo(questionOf(message, language));
    expect(answer?.reply).toContain(fact);
    expect(hrefsOf(answer)).toContain(/^(?:\/|tel:)/.test(link) ? link : `${shopPath}?test=${link}`);
  });
}

testAnswers(priceAnswer, 'en', [
  ['flu vaccine price', '$30 without insurance', '/primaryCare'],
  ['how much is a flu shot?', '$30 without insurance', '/primaryCare'],
  ['damage for a flu jab with no insurance', '$30 without insurance', '/primaryCare'],
  ['flu shot for my twins, how much', '$30 without insurance', '/primaryCare'],
  ['B12 shots price', '4 shots $100', '/iv-therapy'],
  ['what would b12 shots set me back', '8 shots $150', '/iv-therapy'],
  ['b12 package prices please', '6 shots $125', '/iv-therapy'],
  ['what does the Myers Cocktail cost', 'Myers Cocktail: $150', '/iv-therapy'],
  ['what does a myers drip run', 'Myers Cocktail: $150', '/iv-therapy'],
  ['jet lagged, price of that myers thing', 'Myers Cocktail: $150', '/iv-therapy'],
  ['myers iv $$?', 'Myers Cocktail: $150', '/iv-therapy'],
  ['immune booster drip cost', 'Immune Boost: $150', '/iv-therapy'],
  ['price of IV therapy', 'Immune Boost: $150', '/iv-therapy'],
  ['price of b12 shot and myers iv', 'Myers Cocktail: $150', '/iv-therapy'],
  ['cost of weight loss injections', '$399 per month', '/weight-loss-management'],
  ['weight loss shots do you have them and how much', '$399 per month', '/weight-loss-management'],
  ['what is ozempic a month', '$399 per month', '/weight-loss-management'],
  ['skinny shot price', '$399 per month', '/weight-loss-management'],
  ['injections to lose weight, semaglutide cost each month', '$399 per month', '/weight-loss-management'],
  ['How much is a CBC?', 'CBC: $30.00', 'cbc'],
  ['how much is a blood count', 'CBC: $30.00', 'cbc'],
  ['cost of a complete blood count', 'CBC: $30.00', 'cbc'],
  ['how much is a cbc in henderson', 'CBC: $30.00', 'cbc'],
  ['how much is a comprehensive metabolic panel', 'CMP: $30.00', 'cmp'],
  ['how much for kidney function test', 'CMP: $30.00', 'cmp'],
  ['how much is a complete physical', '$225.00', 'complete-physical-with-ekg'],
  ['price of a cholesterol test', 'Lipid Profile: $50.00', 'lipid-profile'],
  ['price for cholesterol check', 'Lipid Profile: $50.00', 'lipid-profile'],
  ['how much is cholesterol', 'Lipid Profile: $50.00', 'lipid-profile'],
  ['heart attacks run in my family, cholesterol test price', 'Lipid Profile: $50.00', 'lipid-profile'],
  ['scared of heart attacks how much is the cholesterol test', 'Lipid Profile: $50.00', 'lipid-profile'],
  ['how much is the diabetes test', 'HBA1C: $25.00', 'hba1c'],
  ['what is the cost for a hemoglobin a1c', 'HBA1C: $25.00', 'hba1c'],
  ['how much to check my thyroid', 'TSH: $65.00.\nT3: $85.00', 'tsh'],
  ['thyroid tsh price', 'TSH: $65.00', 'tsh'],
  ['testosterone test cost', '$80.00', 'testosterone-free-total'],
  ['how much for a urine test', 'Urinalysis: $30.00', 'urinalysis'],
  ['price of tsh and lipid', 'TSH: $65.00.\nLipid Profile: $50.00', 'lipid-profile'],
  ['price of cbc, tsh and lipid', 'CBC: $30.00.\nTSH: $65.00.\nLipid Profile: $50.00', 'cbc'],
  [
    'how much is a cbc, tsh, lipid and a1c',
    'CBC: $30.00.\nTSH: $65.00.\nLipid Profile: $50.00',
    '/shop-for-test',
  ],
  ['what is the $$ for sugar test and cholesterol', 'HBA1C: $25.00.\nLipid Profile: $50.00', 'hba1c'],
  ['how much is a cbc and a flu shot', 'Flu vaccine: Available', 'cbc'],
  ['cost of vitamin d and cbc', 'a price for the rest', 'cbc'],
  ['tsh t3 t4 all 3 what is the cash price', 'a price for the rest', 't3'],
  ['how much is a cbc and an xray', 'a price for the rest', '/x-ray'],
  ['lab test prices', '$25.00 to $225.00', '/shop-for-test'],
  ['how much does a blood test cost', '$25.00 to $225.00', '/shop-for-test'],
  ['how much', '$25.00 to $225.00', '/shop-for-test'],
]);

testAnswers(priceAnswer, 'es', [
  ['cuanto cuesta un examen de tiroides', 'TSH (tiroides): $65.00.\nT3 (tiroides): $85.00', 'tsh'],
  ['precio del hemograma', '$30.00', 'cbc'],
  ['cuanto sale el colesterol', '$50.00', 'lipid-profile'],
  ['cuanto cuesta el chequeo completo', '$200.00', 'complete-physical-without-ekg'],
  ['precio del analisis de sangre completo', '$225.00', 'complete-blood-work'],
  ['cuánto cuesta la prueba de VIH', 'VIH: $65.00', 'hiv'],
  ['cuanto cuesta un perfil de lipidos y uno de azucar', '$25.00', 'hba1c'],
  ['cuanto cuesta la vacuna de la gripe', 'Vacuna contra la gripe: $30 sin seguro.', '/primaryCare'],
  ['precio del suero myers cocktail', 'Myers Cocktail: $150.', '/iv-therapy'],
  ['en cuanto sale el semaglutide', '$399 al mes', '/weight-loss-management'],
  ['tienen inyecciones pa bajar de peso y cuanto cuestan', '$399 al mes', '/weight-loss-management'],
  ['cuanto cuestan las inyecciones para bajar de peso', '$399 al mes', '/weight-loss-management'],
  ['las b12 cuanto salen, el paquete', '4 inyecciones $100', '/iv-therapy'],
  ['cuanto cuestan los examenes de laboratorio', 'de $25.00 a $225.00', '/shop-for-test'],
  ['cuanto cuesta una prueba de embarazo', 'No tengo el precio de eso', brand.phoneHref],
  ['cuanto cuesta un ultrasonido de tiroides', 'No tengo el precio de eso', brand.phoneHref],
  ['cuanto cuestan los rayos x', 'No tengo el precio de eso', '/x-ray'],
  ['precio de inyecciones de testosterona', 'No tengo el precio de eso', brand.phoneHref],
  ['cuanto cuesta el examen fisico para deportes', 'No tengo el precio de eso', brand.phoneHref],
]);

testAnswers(labTestAnswer, 'en', [
  ['do you do a1c tests', 'HBA1C: $25.00', 'hba1c'],
  ['cbc', 'CBC: $30.00', 'cbc'],
  ['cholesterol test', 'Lipid Profile: $50.00', 'lipid-profile'],
  [
    'can I just get a testosterone level done no dr visit',
    'Testosterone Total: $50.00',
    'testosterone-total',
  ],
  ['do you guys do testosterone levels', 'Testosterone Total: $50.00', 'testosterone-total'],
  ['can you check my thyroid', 'TSH: $65.00', 'tsh'],
  ['do you do vitamin d tests', 'don’t have a price for that', brand.phoneHref],
  ['do you all test vitamin d', 'don’t have a price for that', brand.phoneHref],
  ['can I get a pregnancy test', 'don’t have a price for that', brand.phoneHref],
  ['do I have to fast for a lipid profile', '9 to 12 hours', 'lipid-profile'],
  ['do I gotta fast before my cmp', 'hours before the blood draw', 'cmp'],
  ['can I have black coffee before my cholesterol blood work', '9 to 12 hours', 'lipid-profile'],
  ['how long do cbc results take', '24 to 48 hours', 'cbc'],
  ['what is HBA1C', 'blood sugar', 'hba1c'],
  ['what does a CMP check', 'Fourteen values', 'cmp'],
  ['what is a lipid panel check for', 'Lipid Profile: ', 'lipid-profile'],
  ['cbc vs cmp', 'CBC: The number of red cells', 'cmp'],
  ['difference between a cbc and a cmp', 'CMP: Fourteen values', 'cmp'],
  ['what’s the difference between cbc test and cmp test?', 'CBC: The number of red cells', 'cbc'],
]);

testAnswers(labTestAnswer, 'es', [
  ['hacen examen de colesterol', 'Perfil de lípidos (colesterol): $50.00', 'lipid-profile'],
  ['tengo que ir en ayunas para la prueba a1c', 'no necesita estar en ayunas', 'hba1c'],
  [
    'necesito ayunar para el perfil de lipidos o puedo comer',
    'no coma durante 9 a 12 horas',
    'lipid-profile',
  ],
  ['puedo desayunar antes del examen de azucar', 'no necesita estar en ayunas', 'hba1c'],
  ['cuanto tardan los resultados del cbc', 'en 24 a 48 horas', 'cbc'],
  ['que es el cmp', 'CMP (azúcar, electrolitos, riñones e hígado): los detalles', 'cmp'],
  ['hacen prueba de embarazo', 'No tengo el precio de eso', brand.phoneHref],
]);

test.each([
  'cancellation fee',
  'annual physical',
  'annual physical exam',
  'sports physical',
  'do you do kindergarten physicals',
  'dot physical exam',
  'my kid needs a physical for football',
  'how long does a physical usually take start to finish',
  'blood sugar is 300',
  'my blood sugar level is high',
  'my thyroid hurts',
  'I have diabetes',
  'do I have strep throat',
  'positive flu test can I go to work',
  'my a1c is 9',
  'thyroid ultrasound',
  'do you give testosterone injections',
  'allergy skin testing do you have that',
  'what can I eat with high cholesterol',
  'hereditary cancer testing',
  'how do I get my test results',
  'me duele la tiroides',
  'tengo el azucar en 300',
])('%j is not about a test that we could sell', (message) => {
  const language = /me duele|tengo/.test(message) ? 'es' : 'en';
  expect(labTestAnswer(questionOf(message, language))).toBeUndefined();
});

describe('what has no price on the site gets none', () => {
  test.each([
    ['how much is an x-ray?', '/x-ray'],
    ['What does an ultrasound cost', '/ultrasound'],
    ['how much is a chest xray', '/x-ray'],
    ['price of the annual wellness check', '/annual-wellness-check'],
    ['how much is an annual checkup', '/annual-wellness-check'],
    ['how much is a pap smear', undefined],
    ['how much are stitches', undefined],
    ['cost of urgent care', undefined],
    ['how much is a pregnancy test', undefined],
    ['sports physical price', undefined],
    ['physical for football price', undefined],
    ['dot physical exam cost', undefined],
    ['how much is a thyroid ultrasound', '/ultrasound'],
    ['how much is an ultrasound of the thyroid', '/ultrasound'],
    ['what does a primary care visit cost', undefined],
    ['hydration therapy price', undefined],
    ['iron infusion price', undefined],
    ['how much is a flu test', undefined],
    ['testosterone injections price', undefined],
    ['cost of arthritis treatment', undefined],
    ['how much to treat diabetes', undefined],
    ['how much is a glucose monitor', undefined],
    ['price of thyroid medication', undefined],
    ['physical therapy price', undefined],
    ['COVID vaccine cost', undefined],
    ['how much is a tetanus shot', undefined],
    ['HIV vaccine price', undefined],
    ['allergy shots cost', undefined],
    ['urine drug test price', undefined],
    ['b12 level test price', undefined],
    ['b12 test price', undefined],
    ['weight loss surgery price', undefined],
    ['cancellation fee', undefined],
    ['how much is an mri', undefined],
    ['vitamin d price', undefined],
  ])('%j', (message, page) => {
    const answer = priceAnswer(questionOf(message));
    expect(answer.reply).not.toContain('$');
    expect(answer.reply).toContain('don’t have a price');
    expect(answer.reply).toContain(brand.phone);
    expect(answer.links[0]?.href).toBe(brand.phoneHref);
    if (page) expect(hrefsOf(answer)).toContain(page);
    else expect(hrefsOf(answer).filter((href) => href.includes('?test='))).toEqual([]);
  });

  test.each(testsNotSold)('the price of %s is not that of a test with a shorter name', (name) => {
    const { reply } = priceAnswer(questionOf(`how much is the ${name} test`));
    expect(reply).toContain('I don’t have a price for that');
  });
});

test.each(labTests)('$title has its own price, in both languages', ({ title, price }) => {
  expect(priceAnswer(questionOf(`how much is ${title}`)).reply).toContain(`${title}: ${price}.`);
  expect(priceAnswer(questionOf(`cuanto cuesta ${title}`, 'es')).reply).toContain(price);
});

test('hives are no HIV test', () => {
  expect(priceAnswer(questionOf('how much is it to treat hives')).reply).not.toContain('$');
  expect(priceAnswer(questionOf('hives price')).reply).not.toContain('$');
});

test('prices are always those of the site', () => {
  const content = JSON.stringify([contentPages, articles, labTests]);
  const amounts = (text: string) => text.match(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? [];
  const known = new Set(amounts(content));
  const words = [...new Set(content.match(/[A-Za-z][A-Za-z-]{2,}/g))];
  const question = fc.tuple(
    fc.constantFrom('how much is', 'price of', 'cost', '$12', 'cuanto cuesta'),
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }),
    fc.constantFrom<('en' | 'es')[]>('en', 'es'),
  );
  fc.assert(
    fc.property(question, ([asked, subject, language]) => {
      const { reply } = priceAnswer(questionOf([asked, ...subject].join(' '), language));
      expect(amounts(reply).filter((amount) => !known.has(amount))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articles } from '#shared/blog/content/articles.ts';
import { brand } from '#shared/brand.ts';
import { testsNotSold } from '#shared/lab-tests/aliases.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import { questionOf } from './ask-prices.harness.ts';
import { priceAnswer } from './prices-answer.ts';

const hrefsOf = ({ links }: ReturnType<typeof priceAnswer>) => links.map(({ href }) => href);

describe('the price of what the site prices, with a link to it', () => {
  test.each([
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
    ['How much is a CBC?', 'CBC is $30.00', '/shop-for-test?test=cbc'],
    ['how much is a blood count', 'CBC is $30.00', '/shop-for-test?test=cbc'],
    ['cost of a complete blood count', 'CBC is $30.00', '/shop-for-test?test=cbc'],
    ['how much is a cbc in henderson', 'CBC is $30.00', '/shop-for-test?test=cbc'],
    ['how much is a comprehensive metabolic panel', 'CMP is $30.00', '/shop-for-test?test=cmp'],
    ['how much for kidney function test', 'CMP is $30.00', '/shop-for-test?test=cmp'],
    ['how much is a complete physical', '$225.00', '/shop-for-test?test=complete-physical-with-ekg'],
    ['price of a cholesterol test', 'Lipid Profile is $50.00', '/shop-for-test?test=lipid-profile'],
    ['price for cholesterol check', 'Lipid Profile is $50.00', '/shop-for-test?test=lipid-profile'],
    ['how much is cholesterol', 'Lipid Profile is $50.00', '/shop-for-test?test=lipid-profile'],
    [
      'heart attacks run in my family, cholesterol test price',
      'Lipid Profile is $50.00',
      '/shop-for-test?test=lipid-profile',
    ],
    [
      'scared of heart attacks how much is the cholesterol test',
      'Lipid Profile is $50.00',
      '/shop-for-test?test=lipid-profile',
    ],
    ['how much is the diabetes test', 'HBA1C is $25.00', '/shop-for-test?test=hba1c'],
    ['what is the cost for a hemoglobin a1c', 'HBA1C is $25.00', '/shop-for-test?test=hba1c'],
    ['how much to check my thyroid', 'TSH is $65.00 and T3 is $85.00', '/shop-for-test?test=tsh'],
    ['thyroid tsh price', 'TSH is $65.00.', '/shop-for-test?test=tsh'],
    ['testosterone test cost', '$80.00', '/shop-for-test?test=testosterone-free-total'],
    ['how much for a urine test', 'Urinalysis is $30.00', '/shop-for-test?test=urinalysis'],
    [
      'price of tsh and lipid',
      'TSH is $65.00 and Lipid Profile is $50.00',
      '/shop-for-test?test=lipid-profile',
    ],
    [
      'price of cbc, tsh and lipid',
      'CBC is $30.00, TSH is $65.00 and Lipid Profile is $50.00',
      '/shop-for-test?test=cbc',
    ],
    [
      'how much is a cbc, tsh, lipid and a1c',
      'CBC is $30.00, TSH is $65.00 and Lipid Profile is $50.00',
      '/shop-for-test',
    ],
    [
      'what is the $$ for sugar test and cholesterol',
      'HBA1C is $25.00 and Lipid Profile is $50.00',
      '/shop-for-test?test=hba1c',
    ],
    ['how much is a cbc and a flu shot', 'Flu vaccine: Available', '/shop-for-test?test=cbc'],
    ['cost of vitamin d and cbc', 'a price for the rest', '/shop-for-test?test=cbc'],
    ['tsh t3 t4 all 3 what is the cash price', 'a price for the rest', '/shop-for-test?test=t3'],
    ['how much is a cbc and an xray', 'a price for the rest', '/x-ray'],
    ['lab test prices', '$25.00 to $225.00', '/shop-for-test'],
    ['how much does a blood test cost', '$25.00 to $225.00', '/shop-for-test'],
    ['how much', '$25.00 to $225.00', '/shop-for-test'],
  ])('%j', (message, fact, href) => {
    const answer = priceAnswer(questionOf(message));
    expect(answer.reply).toContain(fact);
    expect(hrefsOf(answer)).toContain(href);
  });

  test.each([
    [
      'cuanto cuesta un examen de tiroides',
      'TSH (tiroides) cuesta $65.00 y T3 (tiroides) cuesta $85.00',
      '/shop-for-test?test=tsh',
    ],
    ['precio del hemograma', 'cuesta $30.00', '/shop-for-test?test=cbc'],
    ['cuanto sale el colesterol', 'cuesta $50.00', '/shop-for-test?test=lipid-profile'],
    [
      'cuanto cuesta el chequeo completo',
      'cuesta $200.00',
      '/shop-for-test?test=complete-physical-without-ekg',
    ],
    ['precio del analisis de sangre completo', 'cuesta $225.00', '/shop-for-test?test=complete-blood-work'],
    ['cuánto cuesta la prueba de VIH', 'VIH cuesta $65.00', '/shop-for-test?test=hiv'],
    ['cuanto cuesta un perfil de lipidos y uno de azucar', 'cuesta $25.00', '/shop-for-test?test=hba1c'],
    ['cuanto cuesta la vacuna de la gripe', 'Vacuna contra la gripe: $30 sin seguro.', '/primaryCare'],
    ['precio del suero myers cocktail', 'Myers Cocktail: $150.', '/iv-therapy'],
    ['en cuanto sale el semaglutide', '$399 al mes', '/weight-loss-management'],
    ['tienen inyecciones pa bajar de peso y cuanto cuestan', '$399 al mes', '/weight-loss-management'],
    ['cuanto cuestan las inyecciones para bajar de peso', '$399 al mes', '/weight-loss-management'],
    ['las b12 cuanto salen, el paquete', '4 inyecciones $100', '/iv-therapy'],
    ['cuanto cuestan los examenes de laboratorio', 'de $25.00 a $225.00', '/shop-for-test'],
    ['cuanto cuesta una prueba de embarazo', 'No tengo el precio de ese examen', brand.phoneHref],
    ['cuanto cuesta un ultrasonido de tiroides', 'No tengo el precio de eso', '/ultrasound'],
    ['cuanto cuestan los rayos x', 'No tengo el precio de eso', '/x-ray'],
    ['precio de inyecciones de testosterona', 'No tengo el precio de eso', brand.phoneHref],
    ['cuanto cuesta el examen fisico para deportes', 'No tengo el precio de eso', brand.phoneHref],
  ])('%j in Spanish', (message, fact, href) => {
    const answer = priceAnswer(questionOf(message, 'es'));
    expect(answer.reply).toContain(fact);
    expect(hrefsOf(answer)).toContain(href);
  });
});

describe('what has no price on the site gets none', () => {
  test.each([
    ['how much is an x-ray?', '/x-ray'],
    ['What does an ultrasound cost', '/ultrasound'],
    ['how much is a chest xray', '/x-ray'],
    ['price of the annual wellness check', '/annual-wellness-check'],
    ['how much is an annual checkup', '/annual-wellness-check'],
    ['how much is a pap smear', '/womens-health'],
    ['how much are stitches', '/urgentCare'],
    ['cost of urgent care', '/urgentCare'],
    ['how much is a pregnancy test', undefined],
    ['sports physical price', undefined],
    ['physical for football price', undefined],
    ['dot physical exam cost', undefined],
    ['how much is a thyroid ultrasound', '/ultrasound'],
    ['how much is an ultrasound of the thyroid', '/ultrasound'],
    ['what does a primary care visit cost', '/primaryCare'],
    ['hydration therapy price', '/iv-therapy'],
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

import { describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { questionOf } from './ask-prices.harness.ts';
import { labTestAnswer } from './lab-tests.ts';

describe('a question about a test is answered', () => {
  test.each([
    ['do you do a1c tests', 'HBA1C is $25.00', '/shop-for-test?test=hba1c'],
    ['cbc', 'CBC is $30.00', '/shop-for-test?test=cbc'],
    ['cholesterol test', 'Lipid Profile is $50.00', '/shop-for-test?test=lipid-profile'],
    [
      'can I just get a testosterone level done no dr visit',
      'Testosterone Total is $50.00',
      '/shop-for-test?test=testosterone-total',
    ],
    [
      'do you guys do testosterone levels',
      'Testosterone Total is $50.00',
      '/shop-for-test?test=testosterone-total',
    ],
    ['can you check my thyroid', 'TSH is $65.00', '/shop-for-test?test=tsh'],
    ['do you do vitamin d tests', 'online shop doesn’t sell it', brand.phoneHref],
    ['do you all test vitamin d', 'online shop doesn’t sell it', brand.phoneHref],
    ['can I get a pregnancy test', 'online shop doesn’t sell it', brand.phoneHref],
    ['do I have to fast for a lipid profile', '9 to 12 hours', '/shop-for-test?test=lipid-profile'],
    ['do I gotta fast before my cmp', 'hours before the blood draw', '/shop-for-test?test=cmp'],
    [
      'can I have black coffee before my cholesterol blood work',
      '9 to 12 hours',
      '/shop-for-test?test=lipid-profile',
    ],
    ['how long do cbc results take', '24 to 48 hours', '/shop-for-test?test=cbc'],
    ['what is HBA1C', 'blood sugar', '/shop-for-test?test=hba1c'],
    ['what does a CMP check', 'Fourteen values', '/shop-for-test?test=cmp'],
    ['what is a lipid panel check for', 'Lipid Profile: ', '/shop-for-test?test=lipid-profile'],
    ['cbc vs cmp', 'CBC: Complete blood count', '/shop-for-test?test=cmp'],
    ['difference between a cbc and a cmp', 'CMP: Comprehensive metabolic panel', '/shop-for-test?test=cmp'],
    [
      'what’s the difference between cbc test and cmp test?',
      'CBC: Complete blood count',
      '/shop-for-test?test=cbc',
    ],
  ])('%j', (message, fact, href) => {
    const answer = labTestAnswer(questionOf(message));
    expect(answer?.reply).toContain(fact);
    expect(answer?.links.map((link) => link.href)).toContain(href);
  });

  test.each([
    [
      'hacen examen de colesterol',
      'Perfil de lípidos (colesterol) cuesta $50.00',
      '/shop-for-test?test=lipid-profile',
    ],
    ['tengo que ir en ayunas para la prueba a1c', 'no necesita estar en ayunas', '/shop-for-test?test=hba1c'],
    [
      'necesito ayunar para el perfil de lipidos o puedo comer',
      'no coma durante 9 a 12 horas',
      '/shop-for-test?test=lipid-profile',
    ],
    [
      'puedo desayunar antes del examen de azucar',
      'no necesita estar en ayunas',
      '/shop-for-test?test=hba1c',
    ],
    ['cuanto tardan los resultados del cbc', 'en 24 a 48 horas', '/shop-for-test?test=cbc'],
    [
      'que es el cmp',
      'CMP (azúcar, electrolitos, riñones e hígado): los detalles',
      '/shop-for-test?test=cmp',
    ],
    ['hacen prueba de embarazo', 'no lo vende', brand.phoneHref],
  ])('%j in Spanish', (message, fact, href) => {
    const answer = labTestAnswer(questionOf(message, 'es'));
    expect(answer?.reply).toContain(fact);
    expect(answer?.links.map((link) => link.href)).toContain(href);
  });
});

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
  const answer = labTestAnswer(questionOf(message, /me duele|tengo/.test(message) ? 'es' : 'en'));
  expect(answer).toBeUndefined();
});

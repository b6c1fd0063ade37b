import { expect, test } from 'vitest';
import { insurers } from '#shared/insurers.ts';
import { questionOf } from './ask-prices.harness.ts';
import { insuranceAnswer, insurerAnswer, otherInsurers } from './insurance-answer.ts';

test.each([
  ['do you take anthem medicaid', 'Yes, our insurance list includes Anthem Medicaid.'],
  ['do you take aetna or cigna', 'Yes, our insurance list includes Aetna and Cigna.'],
  ['is united in network', 'Yes, our insurance list includes UnitedHealthcare.'],
  ['Do you take Medicaid?', 'includes Nevada Medicaid, Nevada Check Up, Anthem Medicaid, '],
  ['is hpn / sierra health ok there', 'includes Health Plan of Nevada and Sierra Health and Life.'],
  ['you guys take culinary?', 'includes Culinary Health Fund.'],
  ['do you take united healthcare and medicare', 'includes UnitedHealthcare and Medicare.'],
  ['do you all accept cigna, humana and tricare', 'includes Cigna, Humana and TRICARE.'],
  ['do you have humana or uhc', 'includes UnitedHealthcare and Humana.'],
  ['my insurance is cigna is that ok', 'includes Cigna.'],
  ['do you take kaiser', 'list doesn’t include Kaiser,'],
  ['do you take aetna or kaiser', 'list doesn’t include Kaiser,'],
])('%j', (message, fact) => {
  const answer = insurerAnswer(questionOf(message));
  expect(answer?.reply).toContain(fact);
  expect(answer?.links[0]?.href).toBe('/insurance');
});

test.each([
  ['aceptan medicaid', 'incluye Nevada Medicaid, Nevada Check Up, Anthem Medicaid, '],
  ['toman el seguro de la culinary', 'Sí, nuestra lista de seguros incluye Culinary Health Fund.'],
  ['agarran ambetter o molina', 'incluye Ambetter from SilverSummit y Molina Healthcare.'],
  ['aceptan aetna y cuanto es el copago', 'Sí, nuestra lista de seguros incluye Aetna.'],
  ['toman kaiser', 'Nuestra lista no incluye Kaiser,'],
])('%j in Spanish', (message, fact) => {
  expect(insurerAnswer(questionOf(message, 'es'))?.reply).toContain(fact);
});

test.each([
  'where is the sierra clinic',
  'I want to join the united team',
  'can I get a checkup with you',
  'what insurance do you take',
  'is my friend oscar in the clinic',
])('%j names no insurer', (message) => {
  expect(insurerAnswer(questionOf(message))).toBeUndefined();
});

test('the Spanish verb “va” is no insurer', () => {
  expect(insurerAnswer(questionOf('me va a cubrir el seguro', 'es'))).toBeUndefined();
});

test.each([...insurers, ...otherInsurers])('$name is found by its name', ({ name }) => {
  expect(insurerAnswer(questionOf(`do you accept ${name}`))?.reply).toMatch(
    new RegExp(` includes? ${name}[.,]`),
  );
});

test.each([
  ['what insurance do you take', 'en', 'most major insurance', '/insurance'],
  ['does insurance cover iv therapy', 'en', 'Insurance usually doesn’t cover', '/insurance'],
  ['does insurance cover semaglutide', 'en', 'weight loss injections', '/insurance'],
  ['que seguros aceptan', 'es', 'Aceptamos la mayoría de los seguros', '/insurance'],
  ['el seguro cubre los sueros', 'es', 'no suelen cubrir', '/insurance'],
] as const)('insurance in general: %j', (message, language, fact, href) => {
  const { reply, links } = insuranceAnswer(questionOf(message, language));
  expect(reply).toContain(fact);
  expect(links[0]?.href).toBe(href);
});

import { expect, test } from 'vitest';
import { insurers } from '#shared/insurers.ts';
import { questionOf } from './ask-prices.harness.ts';
import { insuranceAnswer, insurerAnswer, otherInsurers } from './insurance-answer.ts';

test.each([
  ['do you take anthem medicaid', 'Yes, Anthem Medicaid is on our list'],
  ['do you take aetna or cigna', 'Yes, Aetna and Cigna are on our list'],
  ['is united in network', 'Yes, UnitedHealthcare is on our list'],
  ['Do you take Medicaid?', 'Nevada Medicaid is on our list, and so are its plans through Anthem'],
  ['is hpn / sierra health ok there', 'Health Plan of Nevada and Sierra Health and Life are on our list'],
  ['you guys take culinary?', 'Culinary Health Fund is on our list'],
  ['do you take united healthcare and medicare', 'UnitedHealthcare and Medicare are on our list'],
  ['do you all accept cigna, humana and tricare', 'Cigna, Humana and TRICARE are on our list'],
  ['do you have humana or uhc', 'Humana and UnitedHealthcare are on our list'],
  ['my insurance is cigna is that ok', 'Cigna is on our list'],
  ['do you take kaiser', 'Kaiser Permanente isn’t on our list'],
  ['do you take aetna or kaiser', 'Kaiser Permanente isn’t on our list'],
])('%j', (message, fact) => {
  const answer = insurerAnswer(questionOf(message));
  expect(answer?.reply).toContain(fact);
  expect(answer?.links[0]?.href).toBe('/insurance');
});

test.each([
  ['aceptan medicaid', 'Sí, Nevada Medicaid está en nuestra lista, y también sus planes con Anthem'],
  ['toman el seguro de la culinary', 'Sí, Culinary Health Fund está en nuestra lista'],
  ['agarran ambetter o molina', 'Ambetter from SilverSummit y Molina Healthcare están en nuestra lista'],
  ['aceptan aetna y cuanto es el copago', 'Sí, Aetna está en nuestra lista'],
  ['toman kaiser', 'Kaiser Permanente no está en nuestra lista'],
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
  expect(insurerAnswer(questionOf(`do you accept ${name}`))?.reply).toContain(`${name} is`);
});

test.each([
  ['what insurance do you take', 'en', 'most major insurance', '/insurance'],
  ['does insurance cover iv therapy', 'en', 'Insurance usually doesn’t cover', '/iv-therapy'],
  ['does insurance cover semaglutide', 'en', 'weight loss injections', '/iv-therapy'],
  ['que seguros aceptan', 'es', 'Aceptamos la mayoría de los seguros', '/insurance'],
  ['el seguro cubre los sueros', 'es', 'no suelen cubrir', '/iv-therapy'],
] as const)('insurance in general: %j', (message, language, fact, href) => {
  const { reply, links } = insuranceAnswer(questionOf(message, language));
  expect(reply).toContain(fact);
  expect(links[0]?.href).toBe(href);
});

import { expect, test } from 'vitest';
import { ageDays } from './age.ts';
import { tellsOfFever, temperatureIn } from './temperature.ts';

test.each([
  ['2 month old 101', 61],
  ['my 6wk old', 42],
  ['10 days old', 10],
  ['baby is three weeks old', 21],
  ['bebe de 2 meses', 61],
  ['my 3 year old and my 5 week old', 35],
  ['newborn', 0],
  ['my son is 3 and hot', 1096],
  ['fever for 2 weeks', undefined],
  ['5 weeks pregnant with a fever', undefined],
  ['for 3 days in my 7 year old', 2557],
  ['open at 8', undefined],
])('%j tells an age of %j days', (text, days) => {
  const age = ageDays(text);
  expect(age === undefined ? age : Math.round(age)).toBe(days);
});

test.each([
  ['temp of 100 4', 100.4],
  ['101f', 101],
  ['38 5 c', 101.3],
  ['100 3 days', 100],
  ['clinic 7', undefined],
])('%j tells a temperature of %j °F', (text, degrees) => {
  const temperature = temperatureIn(text);
  expect(temperature && Math.round(temperature * 10) / 10).toBe(degrees);
});

test.each([
  ['feels really hot', true],
  ['tiene fiebre', true],
  ['cough but no fever', false],
  ['valley fever', false],
  ['hot flashes', false],
])('%j tells of a fever: %j', (text, isFever) => {
  expect(tellsOfFever(text)).toBe(isFever);
});

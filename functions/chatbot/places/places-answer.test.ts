import { expect, test } from 'vitest';
import { questionOf } from '#functions/chatbot/hours/ask-hours.harness.ts';
import { namedClinics } from '#functions/chatbot/question/named-clinics.ts';
import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { allClinicsAnswer, namedClinicAnswer } from './places-answer.ts';

test.each([
  ['craig clinic', ['3']],
  ['spring mountain', ['7']],
  ['is the one on spring mtn open', ['7']],
  ['rainbow clinic', ['7', '8']],
  ['eastern and serene', ['4']],
  ['my rainbow tattoo got infected', []],
  ['me clave un cactus en la mano', []],
  ['i stepped on a cactus', []],
  ['what time does craig close', ['3']],
  ['abren en cactus', ['10']],
  ['la clinica de craig', ['3']],
  ['henderson', ['6']],
  ['vivo en henderson', ['6']],
  ['cerca de summerlin', ['7']],
  ['vivo por el airport', ['2']],
  ['do you take anthem', []],
  ['i am near anthem', ['6']],
  ['in las vegas', []],
  ['89117', ['7']],
  ['89119', ['1', '2']],
  ['90210', []],
])('“%s” names clinics %j', (text, ids) => {
  expect(namedClinics(text).clinics.map(({ id }) => id)).toEqual(ids);
});

test('a far place is told with its distance', () => {
  expect(namedClinics('i live in pahrump').near).toEqual({
    en: expect.stringMatching(/^The nearest clinic to Pahrump is 4\d\.\d miles away: $/),
    es: expect.stringMatching(/^La clínica más cercana a Pahrump está a 4\d\.\d millas: $/),
  });
});

test.each([
  [
    'where is the craig clinic',
    'en',
    `Craig / Ferrell, 2215 W Craig Rd, North Las Vegas, NV 89032. Open ${brand.hoursInWords}. Phone: ${brand.phone}.`,
  ],
  [
    'near 89117',
    'en',
    'The nearest clinic to 89117 is 2.3 miles away: Spring Mountain / Rainbow, 3690 S Rainbow Blvd',
  ],
  ['clinics in 89119', 'en', 'Eastern / Flamingo, 4080 S Eastern Ave, Las Vegas, NV 89119; Maryland Pkwy'],
  ['near 90210', 'en', 'To find the nearest, enter 90210 under Our Locations.'],
  [
    '¿Dónde queda la clínica de Craig?',
    'es',
    `Craig / Ferrell, 2215 W Craig Rd, North Las Vegas, NV 89032. Abierto de lunes a viernes de 8:00 AM a 5:00 PM. Teléfono: ${brand.phone}.`,
  ],
  [
    'cerca de 89117',
    'es',
    'La clínica más cercana a 89117 está a 2.3 millas: Spring Mountain / Rainbow, 3690 S',
  ],
  ['vivo en 90210', 'es', 'Para ver la más cercana, escriba 90210 en “Ver las clínicas”.'],
] as const)('“%s” is answered', (message, language, says) => {
  expect(namedClinicAnswer(questionOf(message, { language }))?.reply).toContain(says);
});

test('without a clinic, the answer is about all of them', () => {
  const [en, es] = [questionOf('where are you'), questionOf('¿Dónde están?', { language: 'es' })];
  expect(namedClinicAnswer(en)).toBeUndefined();
  expect(allClinicsAnswer(en).reply).toContain(
    `${clinics.length} clinics, in Las Vegas, North Las Vegas and Henderson.`,
  );
  expect(allClinicsAnswer(es).reply).toContain(
    `${clinics.length} clínicas, en Las Vegas, North Las Vegas y Henderson.`,
  );
});

test('directions are offered where one clinic is meant', () => {
  const { links } = allClinicsAnswer(questionOf('¿Cómo llego a la clínica de Craig?', { language: 'es' }));
  expect(links.map(({ title }) => title)).toEqual([
    'Craig / Ferrell',
    'Reservar en Craig / Ferrell',
    'Cómo llegar',
  ]);
});

import { expect, test } from 'vitest';
import { hoursReply, questionOf } from './ask-hours.harness.ts';
import { hoursAnswer } from './hours-answer.ts';

/** Monday and Tuesday are open; Thursday is Thanksgiving, Friday the day after. */
const moments = {
  'Sunday noon': '2026-11-22T12:00:00-08:00',
  'Tuesday 7:00 AM': '2026-11-24T07:00:00-08:00',
  'Tuesday 10:00 AM': '2026-11-24T10:00:00-08:00',
  'Tuesday 6:00 PM': '2026-11-24T18:00:00-08:00',
  'Thanksgiving noon': '2026-11-26T12:00:00-08:00',
};

const urgent = 'If it can’t wait, go to an emergency room or call 911.';
const openToday = 'e’re open today from 8:00 AM to 5:00 PM.';
const tomorrow = `No. We’re closed right now. We reopen tomorrow at 8:00 AM. ${urgent}`;
const weekend = `No. We’re closed on weekends. We reopen tomorrow at 8:00 AM. ${urgent}`;
const thanksgiving = 'We’re closed today for Thanksgiving. We reopen Monday at 8:00 AM.';
const usually =
  'We’re usually open Monday through Friday, 8:00 AM to 5:00 PM, and closed on weekends and holidays.';

test.each([
  ['Sunday noon', 'open now?', weekend],
  ['Sunday noon', 'can I come at 2', weekend],
  [
    'Sunday noon',
    'are you open on Saturday',
    'No. We’re closed on weekends. We reopen Monday, November 30, at 8:00 AM.',
  ],
  ['Tuesday 7:00 AM', 'are you open', `No. We’re closed right now. We reopen today at 8:00 AM. ${urgent}`],
  ['Tuesday 7:00 AM', 'can I come at 8', `Yes, w${openToday}`],
  ['Tuesday 10:00 AM', 'are you open now', `Yes, w${openToday}`],
  ['Tuesday 10:00 AM', 'can I come at 4:59 pm', `Yes, w${openToday}`],
  ['Tuesday 10:00 AM', 'can I come at 5 pm', `No. W${openToday}`],
  ['Tuesday 10:00 AM', 'are you open tonight', `No. W${openToday}`],
  ['Tuesday 10:00 AM', 'are you open 24/7', `W${openToday} ${usually}`],
  ['Tuesday 10:00 AM', 'how late are you open', `W${openToday} ${usually}`],
  [
    'Tuesday 10:00 AM',
    'are you open December 24',
    'Yes, we’re open on Thursday, December 24, from 8:00 AM to 5:00 PM.',
  ],
  [
    'Tuesday 10:00 AM',
    'open on christmas eve and christmas?',
    'We’re open on Thursday, December 24, from 8:00 AM to 5:00 PM. We’re closed on Friday, December 25, for Christmas. We reopen Monday, December 28, at 8:00 AM.',
  ],
  ['Tuesday 10:00 AM', 'open saturday and sunday?', 'We’re closed on weekends. We reopen Monday at 8:00 AM.'],
  ['Tuesday 10:00 AM', 'are you open on holidays', `W${openToday} ${usually}`],
  ['Tuesday 6:00 PM', 'are you open', tomorrow],
  ['Tuesday 6:00 PM', 'can i come at 7', tomorrow],
  ['Thanksgiving noon', 'are you open today', `No. ${thanksgiving} ${urgent}`],
  ['Thanksgiving noon', 'hours', `${thanksgiving} ${urgent} ${usually}`],
] as const)('%s: “%s” is answered “%s”', async (moment, question, says) => {
  expect(await hoursReply(question, { now: new Date(moments[moment]) })).toBe(says);
});

const urgente = 'Si no puede esperar, vaya a una sala de emergencias o llame al 911.';
const abiertos = 'stamos abiertos hoy de 8:00 AM a 5:00 PM.';
const reabrimos = 'Volvemos a abrir el lunes 30 de noviembre a las 8:00 AM.';

test.each([
  [
    'Sunday noon',
    '¿Están abiertos ahora?',
    `No. Estamos cerrados los fines de semana. Volvemos a abrir mañana a las 8:00 AM. ${urgente}`,
  ],
  [
    'Tuesday 7:00 AM',
    '¿Están abiertos?',
    `No. Estamos cerrados ahora. Volvemos a abrir hoy a las 8:00 AM. ${urgente}`,
  ],
  ['Tuesday 10:00 AM', '¿Puedo ir a las 2?', `Sí, e${abiertos}`],
  ['Tuesday 10:00 AM', '¿Puedo ir en la tarde?', `Sí, e${abiertos}`],
  ['Tuesday 10:00 AM', '¿Abren a las 7 de la noche?', `No. E${abiertos}`],
  [
    'Tuesday 10:00 AM',
    '¿Abren mañana a las 9 de la mañana?',
    'Sí, estamos abiertos mañana de 8:00 AM a 5:00 PM.',
  ],
  [
    'Tuesday 10:00 AM',
    '¿Abren los sábados y domingos?',
    `Estamos cerrados los fines de semana. ${reabrimos}`,
  ],
  [
    'Tuesday 10:00 AM',
    '¿Abren el Día de Acción de Gracias?',
    `No. Estamos cerrados el jueves 26 de noviembre. ${reabrimos}`,
  ],
  [
    'Tuesday 10:00 AM',
    '¿Cuál es su horario?',
    `E${abiertos} Abrimos de lunes a viernes de 8:00 AM a 5:00 PM, y cerramos los fines de semana y los feriados.`,
  ],
] as const)('%s: “%s” is answered “%s”', async (moment, question, says) => {
  expect(await hoursReply(question, { language: 'es', now: new Date(moments[moment]) })).toBe(says);
});

test.each(['are you closed on Thanksgiving', 'are you closed saturday', 'what are your hours today'])(
  '“%s” is not answered with yes or no',
  async (question) => {
    expect(await hoursReply(question)).toMatch(/^We’re (?:closed|open)/);
  },
);

test('buttons book on the day that is asked about and lead to the clinic, or to others while it’s closed', async () => {
  const titles = async (message: string, closed = false) => {
    const at = { closed: closed ? [{ locationId: '3' as const, date: '2026-11-24' }] : [] };
    return (await hoursAnswer(questionOf(message, at))).links.map(({ title }) => title);
  };
  const there = ['Book at Craig / Ferrell', 'Craig / Ferrell'];
  expect(await titles('is craig open')).toEqual([...there, 'Directions']);
  expect(await titles('is craig open', true)).toEqual([...there, 'Our Locations']);
  const { links } = await hoursAnswer(questionOf('¿Abren el sábado o el lunes?', { language: 'es' }));
  expect(links.map(({ title }) => title)).toEqual([
    'Ver las clínicas',
    'Reservar una cita',
    'Llamar al (702) 555-0142',
  ]);
  expect(links[1]?.href).toContain('2026-11-30');
});

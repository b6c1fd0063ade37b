import { expect, test } from 'vitest';
import { hoursReply, questionOf } from './ask-hours.harness.ts';
import { hoursAnswer } from './hours-answer.ts';

/** The clinics are open on Monday and Tuesday. Thursday is Thanksgiving, Friday the day after. */
const moments = {
  'Sunday noon': '2026-11-22T12:00:00-08:00',
  'Tuesday 7:00 AM': '2026-11-24T07:00:00-08:00',
  'Tuesday 10:00 AM': '2026-11-24T10:00:00-08:00',
  'Tuesday 6:00 PM': '2026-11-24T18:00:00-08:00',
  'Thanksgiving noon': '2026-11-26T12:00:00-08:00',
};

const urgent = 'If it can’t wait, go to an emergency room or call 911.';
const openToday = 'We’re open from 8:00 AM to 5:00 PM today.';
const again = (day: string) => `We’ll be open again from 8:00 AM to 5:00 PM on ${day}.`;
const now = 'No. We’re closed right now.';
const usually =
  'We’re usually open Monday through Friday, 8:00 AM to 5:00 PM, and closed on weekends and holidays.';
const sunday = `${now} ${again('Monday, November 23')} ${urgent} ${usually}`;
const tuesday = `${now} ${again('Wednesday, November 25')} ${urgent}`;
const afterHoliday = again('Monday, November 30');

test.each([
  ['Sunday noon', 'open now?', sunday],
  ['Sunday noon', 'can I come at 2', sunday],
  [
    'Sunday noon',
    'are you open on Saturday',
    `No. We’re closed on Saturday, November 28. ${afterHoliday} ${usually}`,
  ],
  ['Tuesday 7:00 AM', 'are you open', `No. ${openToday} ${urgent}`],
  ['Tuesday 7:00 AM', 'can I come at 8', `Yes. ${openToday}`],
  ['Tuesday 10:00 AM', 'are you open now', `Yes. ${openToday}`],
  ['Tuesday 10:00 AM', 'can I come at 4:59 pm', `Yes. ${openToday}`],
  ['Tuesday 10:00 AM', 'can I come at 5 pm', `No. ${openToday}`],
  ['Tuesday 10:00 AM', 'are you open tonight', `No. ${openToday}`],
  ['Tuesday 10:00 AM', 'are you open 24/7', `No. ${openToday}`],
  ['Tuesday 10:00 AM', 'how late are you open', `${openToday} ${usually}`],
  [
    'Tuesday 10:00 AM',
    'are you open December 24',
    'Yes. We’re open from 8:00 AM to 5:00 PM on Thursday, December 24.',
  ],
  [
    'Tuesday 10:00 AM',
    'open on christmas eve and christmas?',
    `We’re open from 8:00 AM to 5:00 PM on Thursday, December 24. ${usually}`,
  ],
  [
    'Tuesday 10:00 AM',
    'are you open on thanksgiving',
    `No. We’re closed on Thursday, November 26. ${afterHoliday} ${usually}`,
  ],
  ['Tuesday 10:00 AM', 'are you open on holidays', `${openToday} ${usually}`],
  ['Tuesday 10:00 AM', 'are you open on nevada day', `${openToday} ${usually}`],
  ['Tuesday 6:00 PM', 'are you open', tuesday],
  ['Tuesday 6:00 PM', 'can i come at 7', tuesday],
  ['Thanksgiving noon', 'are you open today', `${now} ${afterHoliday} ${urgent} ${usually}`],
  ['Thanksgiving noon', 'hours', `We’re closed right now. ${afterHoliday} ${urgent} ${usually}`],
] as const)('%s: “%s” is answered “%s”', async (moment, question, says) => {
  expect(await hoursReply(question, { now: new Date(moments[moment]) })).toBe(says);
});

const urgente = 'Si no puede esperar, vaya a una sala de emergencias o llame al 911.';
const abiertos = 'Estamos abiertos de 8:00 AM a 5:00 PM hoy.';
const reabrimos = (day: string) => `Volvemos a abrir de 8:00 AM a 5:00 PM el ${day}.`;
const horario =
  'Abrimos de lunes a viernes de 8:00 AM a 5:00 PM, y cerramos los fines de semana y los feriados.';
const lunes = reabrimos('lunes 30 de noviembre');

test.each([
  [
    'Sunday noon',
    '¿Están abiertos ahora?',
    `No. Estamos cerrados ahora. ${reabrimos('lunes 23 de noviembre')} ${urgente} ${horario}`,
  ],
  ['Tuesday 7:00 AM', '¿Están abiertos?', `No. ${abiertos} ${urgente}`],
  ['Tuesday 10:00 AM', '¿Puedo ir a las 2?', `Sí. ${abiertos}`],
  ['Tuesday 10:00 AM', '¿Puedo ir en la tarde?', `Sí. ${abiertos}`],
  ['Tuesday 10:00 AM', '¿Abren a las 7 de la noche?', `No. ${abiertos}`],
  [
    'Tuesday 10:00 AM',
    '¿Abren mañana a las 9 de la mañana?',
    'Sí. Estamos abiertos de 8:00 AM a 5:00 PM el miércoles 25 de noviembre.',
  ],
  [
    'Tuesday 10:00 AM',
    '¿Abren los sábados?',
    `No. Estamos cerrados el sábado 28 de noviembre. ${lunes} ${horario}`,
  ],
  [
    'Tuesday 10:00 AM',
    '¿Abren en Acción de Gracias?',
    `No. Estamos cerrados el jueves 26 de noviembre. ${lunes} ${horario}`,
  ],
  ['Tuesday 10:00 AM', '¿Cuál es su horario?', `${abiertos} ${horario}`],
] as const)('%s: “%s” is answered “%s”', async (moment, question, says) => {
  expect(await hoursReply(question, { language: 'es', now: new Date(moments[moment]) })).toBe(says);
});

test.each([
  'are you closed on Thanksgiving',
  'are you closed saturday',
  'what are your hours today',
  '¿Están cerrados hoy?',
])('“%s” is not answered with yes or no', async (question) => {
  expect(await hoursReply(question)).toMatch(/^We’re (?:closed|open)/);
});

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

import { describe, expect, test } from 'vitest';
import { ask, replyTo } from '#functions/chatbot/ask.harness.ts';

describe('two questions in one message', () => {
  test('get both answers, and buttons of each', async () => {
    const { reply, links } = await ask('are you open saturday and do you take aetna');
    expect(reply).toMatch(/closed on weekends.*\n.*Aetna is on our list/);
    expect(links.map(({ href }) => href)).toEqual([
      '/locations',
      '/book-appointment',
      expect.stringMatching(/^tel:/),
      '/insurance',
    ]);
  });

  test('have at most five buttons', async () => {
    const { reply, links } = await ask('is the craig clinic open now? when will my lab results be ready?');
    expect(reply).toMatch(/Craig.*\n.*24 to 48 hours/);
    expect(links).toHaveLength(5);
  });

  test('have no two buttons with the same words', async () => {
    const { links } = await ask('do you take humana, and are you open monday');
    const booking = links.filter(({ title }) => title === 'Book an Appointment');
    expect(booking.map(({ href }) => href)).toEqual(['/book-appointment?date=2026-11-30']);
  });

  test('that are one task get one answer', async () => {
    expect(await replyTo('how do I cancel and can I move my visit')).not.toContain('\n');
  });
});

test('a question that says “emergency” without one is answered, with a reminder and 911', async () => {
  const { reply, links, emergency } = await ask('is there an emergency fee');
  expect(emergency).toBe(false);
  expect(reply).toContain('If someone may be in danger, call 911.');
  expect(links.at(-1)?.href).toBe('tel:911');
});

test('a Spanish greeting before a question in English doesn’t turn it Spanish', async () => {
  expect(await replyTo('hola do you take walk ins')).toContain('Walk-ins are welcome');
});

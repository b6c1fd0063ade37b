import { describe, expect, test } from 'vitest';
import { ask } from '#functions/chatbot/ask.harness.ts';

describe('still an emergency is', () => {
  test.each([
    'no fever and trouble breathing',
    'no chest pain but my arm is numb and my face droops',
    'no chest pain or trouble breathing until I walk upstairs',
    'no more chest pain since this morning',
    'my chest pain is gone now',
    'chest pain stopped but now jaw hurts and sweating',
    'the seizure stopped',
    'no pain, my chest feels tight',
    'no numbness, weakness on one side',
    'there is no stopping the bleeding',
    'no one can stop the bleeding',
    'the bleeding hasn’t stopped',
    'the heavy bleeding stopped, then started again',
    'bleeding stopped then started again',
    'it stopped bleeding but is bleeding again',
    'the bleeding had stopped, now it’s back',
    'bleeding stopped for a minute and now it’s pouring',
    'bleeding stopped but I feel faint',
    'the bleeding stopped, but she is pale and cold',
    'bleeding stopped but he passed out',
    'pregnant, the heavy bleeding has stopped',
    'no insurance and trouble breathing',
    'not having trouble breathing but her lips are blue',
    'no seizure meds left and he is seizing',
    'no swelling, throat is closing',
    'no pulse, no breathing',
    'without warning his speech slurred',
    'hit her head, no vomiting, very sleepy',
    'not an emergency, but my chest hurts',
    'no emergency contact, she won’t wake up',
    'worried about heart attacks, my chest hurts, cholesterol test price',
    'heart attacks run in my family and now my arm is numb',
    'no trouble breathing and I want to die',
    'my son has a concussion, no vomiting',
    'he has a concussion and no loss of consciousness',
  ])('“%s”', async (message) => {
    expect((await ask(message)).emergency).toBe(true);
  });
});

describe('no emergency is a sign that a message clearly denies', () => {
  test.each([
    ['cough for a week, no trouble breathing', 'coughs and bronchitis'],
    ['bad cold, no chest pain or shortness of breath', 'coughs and bronchitis'],
    ['sore throat without fever or trouble breathing', 'strep throat'],
    ['bee sting, no trouble breathing, no swelling of the face', 'bites and stings'],
    ['cut my hand, the bleeding has stopped but it’s deep', 'needing stitches'],
    ['no trouble breathing', 'Walk in to any clinic'],
  ])('“%s”: “%s”, and 911 if it comes back', async (message, says) => {
    const { reply, links, emergency } = await ask(message);
    expect(emergency).toBe(false);
    expect(reply).toContain(says);
    expect(reply).toMatch(/Call 911 if anything comes back or gets worse\.$/);
    expect(links.at(-1)?.href).toBe('tel:911');
  });
});

test.each([
  'nosebleed stopped then started again',
  'my nose bleeding stopped and started again',
  'period bleeding stopped then started again',
  'the bleeding stopped, can he go back to school',
  'bleeding stopped, can I work out again',
])('“%s” is no emergency', async (message) => {
  expect((await ask(message)).emergency).toBe(false);
});

test.each([
  'it’s not an emergency, just a cough',
  'no emergency, need a refill',
  'non-emergency visit tomorrow?',
])('“%s” names 911 and no more', async (message) => {
  const { reply, emergency } = await ask(message);
  expect(emergency).toBe(false);
  expect(reply).toContain('911');
});

import { expect, test } from 'vitest';
import { replyTo } from '#functions/chatbot/ask.harness.ts';

test.each([
  ['do you take anthem medicaid', 'Yes, Anthem Medicaid is on our list'],
  ['do you take aetna or cigna', 'Yes, Aetna and Cigna are on our list'],
  ['is united in network', 'Yes, UnitedHealthcare is on our list'],
])('“%s” is answered “%s”', async (question, says) => {
  expect(await replyTo(question)).toContain(says);
});

test.each(['where is the sierra clinic', 'i want to join the united team', 'can I get a checkup with you'])(
  '“%s” names no insurer',
  async (question) => {
    expect(await replyTo(question)).not.toContain('on our list of insurers');
  },
);

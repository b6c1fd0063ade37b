import { expect, test } from 'vitest';
import { answer } from './answer.ts';

const replyTo = (question: string) => answer(question, new Date('2026-11-24T10:00:00-08:00')).reply;

test.each([
  ['do you take anthem medicaid', 'Yes, Anthem Medicaid is on our list'],
  ['do you take aetna or cigna', 'Yes, Aetna and Cigna are on our list'],
  ['is united in network', 'Yes, UnitedHealthcare is on our list'],
])('“%s” is answered “%s”', (question, says) => {
  expect(replyTo(question)).toContain(says);
});

test.each(['where is the sierra clinic', 'i want to join the united team', 'can I get a checkup with you'])(
  '“%s” names no insurer',
  (question) => {
    expect(replyTo(question)).not.toContain('on our list of insurers');
  },
);

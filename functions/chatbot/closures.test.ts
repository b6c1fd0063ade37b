import { expect, test } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';

const system = await openTestSystem();
const closures = closuresOf(system);

/** Asks until the answer is right: on a busy machine, the chat may not wait for the closures. */
async function expectAnswer(message: string, answer: string) {
  const ask = async () => (await system.call('POST /api/chatbot', { body: { message } })).body.reply;
  await expect.poll(ask, { timeout: 30_000 }).toBe(answer);
}

test('the hours in an answer are those that staff have left, without their reason', async () => {
  const question = 'is the craig clinic open on december 1';
  const open = 'Yes. We’re open at Craig / Ferrell from 8:00 AM to 5:00 PM on Tuesday, December 1.';
  await expectAnswer(question, open);
  const early = { locationId: '3', date: '2026-12-01', from: '1:30', reason: 'No nurse' };
  const { id } = (await closures.close(early)).body.closure;
  await expectAnswer(question, open.replace('5:00 PM', '1:30 PM'));
  await closures.reopen(id);
  await expectAnswer(question, open);
});

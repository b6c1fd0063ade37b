import { expect, test } from 'vitest';
import { closuresOf } from '#infra/testing/closures.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';

const system = await openTestSystem();
const closures = closuresOf(system);

async function ask(message: string) {
  return (await system.call('POST /api/chatbot', { body: { message } })).body.reply;
}

test('the hours in an answer are those that staff have left, without their reason', async () => {
  const question = 'is the craig clinic open on december 1';
  const open = 'Yes, Craig / Ferrell is open on Tuesday, December 1, from 8:00 AM to 5:00 PM.';
  expect(await ask(question)).toBe(open);
  const closed = await closures.close({
    locationId: '3',
    date: '2026-12-01',
    from: '1:30',
    reason: 'No nurse',
  });
  expect(await ask(question)).toBe(open.replace('5:00 PM', '1:30 PM'));
  await closures.reopen(closed.body.closure.id);
  expect(await ask(question)).toBe(open);
});

import { expect, test } from 'vitest';
import { ask, type Judged, judgeAll } from './judge.harness.ts';
import { calmQuestions } from './questions.calm.harness.ts';
import { seenQuestions } from './questions.seen.harness.ts';
import { unseenQuestions } from './questions.unseen.harness.ts';

function report(name: string, { counts }: Judged): number {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const percent = Object.entries(counts).map(
    ([verdict, count]) => `${count} ${verdict} (${((100 * count) / total).toFixed(1)} %)`,
  );
  process.stdout.write(`${name}: ${percent.join(', ')} of ${total}\n`);
  return total;
}

test('of the questions that the tables were written with, hardly any is answered wrongly', async () => {
  const judged = await judgeAll(seenQuestions);
  const total = report('seen', judged);
  expect(judged.failures.filter(({ verdict }) => verdict === 'dangerous')).toEqual([]);
  expect(judged.counts.wrong, JSON.stringify(judged.failures, null, 1)).toBeLessThanOrEqual(total * 0.018);
});

test('no ordinary message alarms, even with the words of a danger', async () => {
  const alarming: string[] = [];
  for (const question of calmQuestions.trim().split('\n'))
    if ((await ask(question)).reply.emergency) alarming.push(question);
  expect(alarming).toEqual([]);
});

// The aim is no dangerous answer. Only ever lower the limits below.
test('of questions that no one tuned it for, few are answered wrongly, and hardly any dangerously', async () => {
  const judged = await judgeAll(unseenQuestions);
  const total = report('unseen', judged);
  // A failure prints only counts, so that the words of these questions stay unseen.
  expect(judged.counts.dangerous).toBeLessThanOrEqual(1);
  expect(judged.counts.wrong).toBeLessThanOrEqual(total * 0.05);
});

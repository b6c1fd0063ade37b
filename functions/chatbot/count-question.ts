import { countedInWindow, secondsToNextWindow } from '#functions/platform/dynamo/window-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import { clientOf } from '#functions/platform/http/client.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';

type Event = Parameters<typeof clientOf>[0];

const questions = { name: 'chat', windowMs: 60_000, limit: envNumber('LIMIT_QUESTIONS_PER_MINUTE') };

/** Whether a client may ask one more question this minute. When that can't be told, it may. */
async function isBelowLimit(event: Event): Promise<boolean> {
  try {
    const client = await clientOf(event);
    return client.isSpared || (await countedInWindow(questions, client.key));
  } catch (error) {
    log('warn', 'question-count-failed', describeError(error));
    return true;
  }
}

/** Counts a question. Throws the Problem for one too many. */
export async function countQuestion(event: Event): Promise<void> {
  if (await isBelowLimit(event)) return;
  const detail = `That’s a lot of questions in a short time. Please wait a minute, or call us at ${brand.phone}. If someone may be in danger, call 911.`;
  throw new Problem('too-many', detail, { retryAfterSeconds: secondsToNextWindow(questions.windowMs) });
}

import { count, tooMany } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { countsOfClient } from '#functions/platform/http/client.ts';
import { clientOf } from '#functions/platform/http/client-of.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { timeUpAfter } from '#functions/platform/time-up.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { minuteMs } from '#shared/time/durations.ts';

const questions = { name: 'chat', limit: envNumber('LIMIT_QUESTIONS_PER_MINUTE'), lastsMs: minuteMs };

const wait = `Please wait a minute, or call us at ${brand.phone}. If someone may be in danger, call 911.`;

/** Short, because the visitor is waiting. Long enough to load the database client on a cold start. */
const maxWaitMs = 2_000;

/**
 * Counts a client's question. Throws the Problem `too-many` beyond the limit. If the count fails or takes too long, the
 * question is answered anyway.
 */
export async function countQuestion(event: Parameters<typeof clientOf>[0]): Promise<void> {
  const counting = clientOf(event).then((client) => count(...countsOfClient(client, questions)));
  try {
    const full = await Promise.race([counting, timeUpAfter(maxWaitMs)]);
    if (full) throw tooMany(full, wait);
  } catch (error) {
    if (error instanceof Problem) throw error;
    log('warn', 'question-count-failed', describeError(error));
  }
}

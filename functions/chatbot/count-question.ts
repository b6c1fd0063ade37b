import { countClientInWindow } from '#functions/platform/dynamo/client-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import { clientOf } from '#functions/platform/http/client.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { timeUpAfter } from '#functions/platform/time-up.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';

const questions = { name: 'chat', windowMs: 60_000, limit: envNumber('LIMIT_QUESTIONS_PER_MINUTE') };

const tooMany = `Please wait a minute, or call us at ${brand.phone}. If someone may be in danger, call 911.`;

/** Someone is waiting for the answer. A cold start has time to load the database client. */
const maxWaitMs = 2_000;

/** Counts a client's question. Throws the Problem for one too many; when the count fails or is late, the client may ask. */
export async function countQuestion(event: Parameters<typeof clientOf>[0]): Promise<void> {
  const counting = clientOf(event).then((client) => countClientInWindow(client, questions, tooMany));
  try {
    await Promise.race([counting, timeUpAfter(maxWaitMs)]);
  } catch (error) {
    if (error instanceof Problem) throw error;
    log('warn', 'question-count-failed', describeError(error));
  }
}

import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import {
  countInWindow,
  secondsToNextWindow,
  type WindowLimit,
} from '#functions/platform/dynamo/window-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import { pseudonym } from '#functions/platform/pseudonym.ts';
import { Problem } from '#shared/api/problem.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';

const quarterMs = 15 * minuteMs;

const windows = {
  quarter: { name: 'code#quarter', windowMs: quarterMs, limit: envNumber('LIMIT_CODES_PER_15_MINUTES') },
  day: { name: 'code#day', windowMs: dayMs, limit: envNumber('LIMIT_CODES_PER_DAY') },
} as const satisfies Record<string, WindowLimit>;

export type CodeLimitStep = keyof typeof windows;

/** The steps that count a code against the limits of its email address, whether or not we know the address. */
export async function codeLimitSteps(emailKey: string): Promise<TransactSteps<CodeLimitStep>> {
  const address = await pseudonym(emailKey);
  return { quarter: countInWindow(windows.quarter, address), day: countInWindow(windows.day, address) };
}

export function tooManyCodes(failed: readonly string[]): Problem {
  const retryAfterSeconds = secondsToNextWindow(failed.includes('day') ? dayMs : quarterMs);
  const detail = 'Several codes were sent to this address already. Please use the latest, or wait a while.';
  return new Problem('too-many', detail, { retryAfterSeconds });
}

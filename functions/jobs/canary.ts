import { env } from '#functions/platform/env.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { type CheckedSite, CheckFailure } from '#functions/site-checks/ask.ts';
import { siteChecks } from '#functions/site-checks/site-checks.ts';
import { answerWithinMs } from '#functions/site-checks/time-limits.ts';

const site: CheckedSite = {
  origin: env('SITE_URL'),
  userAgent: 'ClinicCanary/1.0',
  timeoutMs: answerWithinMs,
};

/** Whether the site passes every check. Logs the first failure. */
async function passes(): Promise<boolean> {
  for (const { name, run } of siteChecks) {
    try {
      await run(site);
    } catch (error) {
      // A CheckFailure is safe to log: its message is our own text, and quotes nothing from the answer but headers that
      // our own edge sets.
      const why = error instanceof CheckFailure ? { explanation: error.message } : describeError(error);
      log('error', 'canary-failed', { step: name, ...why });
      return false;
    }
  }
  return true;
}

/**
 * Called by a schedule, every five minutes: checks the site from outside, as visitors reach it. Writes both metrics
 * every time, so that an alarm can tell a failure from a run that never happened.
 */
export async function handler(): Promise<void> {
  const passed = await passes();
  countMetric('CanaryPassed', passed ? 1 : 0);
  countMetric('CanaryFailed', passed ? 0 : 1);
}

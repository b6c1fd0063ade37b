import { count } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { CspReports } from '#shared/csp-reports/routes.ts';
import { dayMs } from '#shared/time/durations.ts';
import { violationsIn } from './violations.ts';

const reportsOfClient = { name: 'cspReports', limit: envNumber('LIMIT_CSP_REPORTS_PER_DAY'), lastsMs: dayMs };

/** One page can violate a policy a hundred times for one reason. */
const maxLoggedOfReport = 5;

/** Logs and counts what a browser reports. Of a client that reports too much, nothing. */
export async function logViolations(reports: CspReports, client: Client): Promise<void> {
  const violations = violationsIn(reports);
  if (violations.length === 0 || (await count(...countsOfClient(client, reportsOfClient)))) return;
  for (const violation of violations.slice(0, maxLoggedOfReport))
    log('warn', 'csp-violated', { ...violation });
  countMetric('CspViolated');
}

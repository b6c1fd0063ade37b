import { count } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { type Client, countsOfClient } from '#functions/platform/http/client.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import type { CspReports } from '#shared/csp-reports/routes.ts';
import { dayMs } from '#shared/time/durations.ts';

const reportsOfClient = { name: 'cspReports', limit: envNumber('LIMIT_CSP_REPORTS_PER_DAY'), lastsMs: dayMs };

/** One page can violate a policy a hundred times for the same reason, so log only a report's first violations. */
const maxLoggedOfReport = 5;

/** The fields of a violation that we log. */
interface Violation {
  directive: string;
  /** The origin of the blocked resource, or the browser's keyword for it (`inline`, `eval`). */
  blocked: string;
  /** The origin of the script that caused the violation: ours, Stripe's, or a browser extension's. */
  source: string;
  /** The path of our page. Its query and hash can hold tokens and what a visitor typed. */
  page: string;
}

const other = 'other';

/** Anyone can send a report, and we log it, so text that no browser would write is logged as `other`. */
const word = /^[a-z-]{1,40}$/;
const hostName = /^[\w.-]{1,100}(:\d{1,5})?$/;
const pagePath = /^\/[\w./-]{0,60}$/;

function textOrOther(text: string, shape: RegExp): string {
  return shape.test(text) ? text : other;
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return textOrOther(address, word);
  // Log only the scheme of `data:` and similar URLs.
  if (!url.host) return textOrOther(url.protocol.slice(0, -1), word);
  return hostName.test(url.host) ? `${url.protocol}//${url.host}` : other;
}

function violationOf(directive = '', blocked = '', source = '', page = ''): Violation {
  return {
    directive: textOrOther(directive, word),
    blocked: originOf(blocked),
    source: originOf(source),
    page: textOrOther(URL.parse(page)?.pathname ?? '', pagePath),
  };
}

/** The violations in a browser's report, without personal data. */
function violationsIn(reports: CspReports): Violation[] {
  if (!Array.isArray(reports)) {
    const { 'csp-report': report } = reports;
    return [
      violationOf(
        report['effective-directive'],
        report['blocked-uri'],
        report['source-file'],
        report['document-uri'],
      ),
    ];
  }
  return reports
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) =>
      violationOf(body.effectiveDirective, body.blockedURL, body.sourceFile, body.documentURL),
    );
}

/** Logs and counts the violations in a browser's report. Ignores clients that send too many. */
export async function logViolations(reports: CspReports, client: Client): Promise<void> {
  const violations = violationsIn(reports);
  if (violations.length === 0 || (await count(...countsOfClient(client, reportsOfClient)))) return;
  for (const violation of violations.slice(0, maxLoggedOfReport))
    log('warn', 'csp-violated', { ...violation });
  countMetric('CspViolated');
}

import type { CspReports } from '#shared/csp-reports/routes.ts';

/** What we keep of a violation. */
export interface Violation {
  directive: string;
  /** The origin of what was blocked, or the browser's word for it (`inline`, `eval`). */
  blocked: string;
  /** The origin of the script that did it: ours, Stripe's, or that of an extension. */
  source: string;
  /** The path of our page. Its query and hash can hold tokens and what a visitor typed. */
  page: string;
}

const other = 'other';

/** Anyone can send a report, and the log keeps it, so text that no browser writes is logged as `other`. */
const word = /^[a-z-]{1,40}$/;
const hostName = /^[\w.-]{1,100}(:\d{1,5})?$/;
const pagePath = /^\/[\w./-]{0,60}$/;

function textOrOther(text: string, shape: RegExp): string {
  return shape.test(text) ? text : other;
}

function originOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return textOrOther(address, word);
  // Of `data:` and the like, only the scheme.
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
export function violationsIn(reports: CspReports): Violation[] {
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

import { callOutside } from '#functions/platform/outside-calls.ts';
import { problemSchema } from '#shared/api/problem.ts';

/**
 * A failed check. Its message tells the person on call the request, what happened, and what to look at. The message
 * quotes no text of an answer, so it can be logged.
 */
export class CheckFailure extends Error {
  override name = 'CheckFailure';

  /**
   * @param asked such as `GET /api/openings`
   * @param happened completes the sentence: `answered 500, not 200`
   * @param lookAt a sentence
   */
  constructor(asked: string, happened: string, lookAt: string) {
    super(`${asked} ${happened}. ${lookAt}`);
  }
}

/** A site to check from outside, the way visitors reach it. */
export interface CheckedSite {
  /** The site's URL without a path, such as `https://clinics.example.com`. */
  origin: string;
  /** Identifies the checker. AWS's firewall rules refuse requests without a user agent. */
  userAgent: string;
  /** How long an answer may take, in milliseconds. */
  timeoutMs: number;
  /** Aborts the request in progress. */
  signal?: AbortSignal | undefined;
}

/** A request to the site. */
export interface SiteRequest {
  method: 'GET' | 'POST';
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** A patient's token. */
  token?: string | undefined;
}

/** The site's answer, with any status. */
export interface SiteAnswer {
  /** The request, such as `GET /api/openings`. */
  asked: string;
  status: number;
  headers: Headers;
  text: string;
  /** The text parsed as JSON; undefined if it isn't JSON. */
  json: unknown;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const lookAtNetwork = 'Check the address, and the network of the machine that asks.';

/** Explains a missing answer, by the error code in `fetch`'s cause. */
function describeNoAnswer(code: string): [happened: string, lookAt: string] {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return ['found no host of that name', lookAtNetwork];
  if (code === 'ECONNREFUSED')
    return ['found nothing that listens there', 'Check the address, and that the site is running.'];
  if (/CERT|TLS|SSL|SIGNATURE|ALTNAME/.test(code)) {
    return [
      `found no valid certificate (${code})`,
      'Check that the address is the site’s own domain, and its certificate.',
    ];
  }
  return [`broke off without an answer (${code})`, lookAtNetwork];
}

function noAnswer(asked: string, { timeoutMs }: CheckedSite, error: unknown): CheckFailure {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') {
    const seconds = timeoutMs / 1000;
    return new CheckFailure(
      asked,
      `didn’t answer within ${seconds} s`,
      'Check the network, then the duration of the function behind it in CloudWatch.',
    );
  }
  const { code, message = name } = (cause ?? {}) as { code?: string; message?: string };
  return new CheckFailure(asked, ...describeNoAnswer(code ?? message));
}

/**
 * Sends one request and reads the whole answer. Doesn't follow redirects. Sends no `sec-fetch-dest`, so that the
 * firewall never takes the request for a page load, which the firewall might challenge. Throws a CheckFailure when no
 * answer comes, and the signal's reason when the signal aborts.
 */
export async function ask(
  site: CheckedSite,
  { method, path, body, token }: SiteRequest,
): Promise<SiteAnswer> {
  const asked = `${method} ${site.origin}${path}`;
  const { signal } = site;
  const timeout = AbortSignal.timeout(site.timeoutMs);
  try {
    // Traces show only the method: the path may contain a confirmation number.
    const call = { service: 'site', operation: `${method} ${path}`, operationName: method, input: body };
    return await callOutside(call, async () => {
      const response = await fetch(site.origin + path, {
        method,
        redirect: 'manual',
        headers: {
          'user-agent': site.userAgent,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      const { status, headers } = response;
      const text = await response.text();
      return { asked, status, headers, text, json: parseJson(text) };
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw noAnswer(asked, site, error);
  }
}

/** The code of the API's refusal; undefined for any other answer. */
export function codeOf({ json }: SiteAnswer): string | undefined {
  return problemSchema.safeParse(json).data?.code;
}

/** What the person on call should look at when an answer has an unexpected status. */
function adviceOn({ status, headers }: SiteAnswer): string {
  const location = headers.get('location');
  if (location) return `It redirects to ${location}. Use the address of the site itself.`;
  if (headers.has('x-amzn-waf-action'))
    return 'The firewall challenged it: look at BusyPages in AWS WAF’s metrics.';
  switch (status) {
    case 400:
    case 403:
      return 'The firewall may have blocked it: look at the blocked requests in AWS WAF’s metrics, then at the last deployment.';
    case 404:
      return 'Check the address: another site may be there, or an older release.';
    case 429:
      return 'A limit is used up: infra/config has them in limits.ts, throttles.ts and firewall-rates.ts. Try again later.';
    case 500:
      return 'Look at the log of the function behind it.';
    case 502:
    case 503:
    case 504:
      return 'Look at the log of the function behind it, then at API Gateway and CloudFront.';
    default:
      return 'Look at the last deployment: this route behaves differently from its contract.';
  }
}

/** Throws a CheckFailure unless the answer has one of the expected statuses. */
export function expectStatus(answer: SiteAnswer, ...expected: number[]): void {
  const { asked, status } = answer;
  if (expected.includes(status)) return;
  const code = codeOf(answer);
  const happened = `answered ${status}${code ? ` (${code})` : ''}, not ${expected.join(' or ')}`;
  throw new CheckFailure(asked, happened, adviceOn(answer));
}

/** A reply's schema, used to parse the answer's JSON. */
interface Parser<Body> {
  safeParse: (value: unknown) => { success: true; data: Body } | { success: false };
}

/** The body of a 200 that matches the contract. Throws a CheckFailure for any other answer. */
export function readReply<Body>(answer: SiteAnswer, schema: Parser<Body>): Body {
  expectStatus(answer, 200);
  const parsed = schema.safeParse(answer.json);
  if (parsed.success) return parsed.data;
  throw new CheckFailure(
    answer.asked,
    'sent a reply that doesn’t match its contract',
    'Check the address: another site may be there, or another release.',
  );
}

import lighthouse, { type Result } from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export interface Audit {
  /** Each from 0 to 100. */
  scores: Record<Category, number>;
  lcpMs: number;
  /** The sum of layout shifts. */
  cls: number;
  /** The files that had arrived when the largest text or picture appeared, including the page itself. */
  beforeLcp: { count: number; bytes: number };
  /** The audits that cost points, most expensive first. */
  failed: Record<Category, string[]>;
}

/**
 * On a busy machine, a trace may be incomplete. Lighthouse then reports an error and asks for another try.
 */
const tries = 3;

/**
 * This trace category records the web platform features of a page, for an audit that counts toward no score. With it,
 * Chromium 147's renderer crashes on a page with a `referrer-policy` header, and Lighthouse reports `net::ERR_ABORTED`.
 */
const crashingCategory = 'blink.webdx_feature_usage';
const auditOfCrashingCategory = 'baseline';

const traceCategories = Trace.getDefaultTraceCategories().filter((name) => name !== crashingCategory);
// Lighthouse has a setting that adds categories to its trace, but none that removes one.
Trace.getDefaultTraceCategories = () => [...traceCategories];

/** Runs Lighthouse with its default settings: a phone on slow 4G, simulated from an unthrottled load. */
async function runLighthouse(url: string, debugPort: number): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const { lhr } =
      (await lighthouse(url, {
        port: debugPort,
        logLevel: 'silent',
        onlyCategories: [...categories],
        skipAudits: [auditOfCrashingCategory],
        disableFullPageScreenshot: true,
      })) ?? {};
    if (lhr && !lhr.runtimeError) return lhr;
    if (attempt === tries) throw new Error(`${url}: ${lhr?.runtimeError?.message}`);
  }
}

function failedOf({ audits, categories: judged }: Result, category: Category): string[] {
  return (judged[category]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ id, lost: weight * (1 - (audits[id]?.score ?? 1)) }))
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(' '));
}

interface NetworkRequest {
  /** Milliseconds after the page load started. */
  networkEndTime: number;
  transferSize: number;
}

function itemsOf<Item>({ audits }: Result, id: string): Item[] {
  const details = audits[id]?.details;
  return details && 'items' in details ? (details.items as Item[]) : [];
}

function beforeLcpOf(result: Result): Audit['beforeLcp'] {
  const [times] = itemsOf<Record<string, number>>(result, 'metrics');
  const lcpMs = times?.observedLargestContentfulPaint ?? Number.NaN;
  const sizes = itemsOf<NetworkRequest>(result, 'network-requests')
    .filter(({ networkEndTime }) => networkEndTime <= lcpMs)
    .map(({ transferSize }) => transferSize);
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

function eachCategory<Value>(of: (category: Category) => Value): Record<Category, Value> {
  return Object.fromEntries(categories.map((category) => [category, of(category)])) as Record<
    Category,
    Value
  >;
}

/** Audits a page once, in the browser that listens on this port. */
export async function auditPage(url: string, debugPort: number): Promise<Audit> {
  const result = await runLighthouse(url, debugPort);
  return {
    scores: eachCategory((category) => Math.round((result.categories[category]?.score ?? 0) * 100)),
    lcpMs: result.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: result.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    beforeLcp: beforeLcpOf(result),
    failed: eachCategory((category) => failedOf(result, category)),
  };
}

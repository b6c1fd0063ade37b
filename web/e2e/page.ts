import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';

const tileHost = 'tile.openstreetmap.org';

// One transparent pixel.
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export interface PageOptions extends Omit<BrowserContextOptions, 'viewport'> {
  width?: number;
  height?: number;
  /** Whether map tiles load, all of them blank. They fail otherwise. If set, Playwright intercepts every request. */
  hasTiles?: boolean;
  /** Policy violations, and console errors followed by ` (<URL>)`, that the test expects. */
  expectedErrors?: readonly RegExp[];
}

export interface WatchedPage {
  page: Page;
  expectedErrors: readonly RegExp[];
  /** Faults that no page may have, in plain words; empty when all is well. */
  problems: string[];
}

/** A console message with the URL that it's about, such as that of a failed request. */
function describeMessage(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}

function isExpected(message: ConsoleMessage, expected: readonly RegExp[]): boolean {
  const { url } = message.location();
  // A map without tiles is usable, but the browser logs a line for each.
  if (message.text().startsWith('Failed to load resource') && new URL(url).host === tileHost) return true;
  return expected.some((pattern) => pattern.test(describeMessage(message)));
}

/** A new browser profile with one page, monitored for errors, CSP violations and third-party requests. */
export async function openWatchedPage(
  browser: Browser,
  origin: string,
  { width = 1280, height = 800, hasTiles = false, expectedErrors = [], ...rest }: PageOptions = {},
): Promise<WatchedPage> {
  const problems: string[] = [];
  const watched = { problems, expectedErrors };
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: origin,
    locale: 'en-US',
    // Far from the clinics' time zone: every time on the screen still has to be clinic time.
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    // The service worker would answer instead of the network; only the tests of offline use allow it.
    serviceWorkers: 'block',
    ...rest,
  });
  context.setDefaultTimeout(30_000);
  if (hasTiles) {
    await context.route(`https://${tileHost}/**`, (route) =>
      route.fulfill({ contentType: 'image/png', body: tile }),
    );
  }
  await context.exposeBinding('reportViolation', (_, violation: string) => {
    if (!watched.expectedErrors.some((pattern) => pattern.test(violation)))
      problems.push(`security policy: ${violation}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' || isExpected(message, watched.expectedErrors)) return;
    problems.push(`console: ${describeMessage(message)}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack}`));
  context.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOurs = url.origin === origin || url.host === tileHost || !url.protocol.startsWith('http');
    if (!isOurs) problems.push(`third party: ${url}`);
  });
  return Object.assign(watched, { page: await context.newPage() });
}

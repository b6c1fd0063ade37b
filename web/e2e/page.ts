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
  /** Serves the map's tiles, a blank one each; without, they fail. Then every request waits for Playwright. */
  hasTiles?: boolean;
  /** Console errors that belong to the test, such as the browser's line about a 409. */
  expectedErrors?: readonly RegExp[];
}

export interface WatchedPage {
  page: Page;
  /** What no page of ours may do, in plain words; empty when all is well. */
  problems: string[];
}

function isExpected(message: ConsoleMessage, expected: readonly RegExp[]): boolean {
  const { url } = message.location();
  // A map without tiles is usable; the browser still writes a line for each of them.
  if (message.text().startsWith('Failed to load resource') && new URL(url).host === tileHost) return true;
  return expected.some((pattern) => pattern.test(message.text()));
}

/** A new browser profile with one page, watched for errors, broken security policy and calls to third parties. */
export async function openWatchedPage(
  browser: Browser,
  origin: string,
  { width = 1280, height = 800, hasTiles = false, expectedErrors = [], ...rest }: PageOptions = {},
): Promise<WatchedPage> {
  const problems: string[] = [];
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: origin,
    locale: 'en-US',
    // Far from the clinics' own: every time on the screen has to be clinic time all the same.
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    // What is kept for offline would answer in the network's place; the tests of just that allow it.
    serviceWorkers: 'block',
    ...rest,
  });
  context.setDefaultTimeout(10_000);
  if (hasTiles) {
    await context.route(`https://${tileHost}/**`, (route) =>
      route.fulfill({ contentType: 'image/png', body: tile }),
    );
  }
  await context.exposeBinding('reportViolation', (_, violation: string) => {
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
    if (message.type() !== 'error' || isExpected(message, expectedErrors)) return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
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
  return { page: await context.newPage(), problems };
}

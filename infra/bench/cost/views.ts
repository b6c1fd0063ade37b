import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { openAuditedSite } from '#infra/bench/lighthouse/audited-site.ts';

/** What a view makes CloudFront serve from the site's bucket: requests, and bytes with their headers. */
export interface View {
  requests: number;
  bytes: number;
}

/** A person's first visit, and a later one, for which the browser kept what it may keep. */
export interface Views {
  first: View;
  later: View;
}

const file = join(import.meta.dirname, 'views.json');

/** The views as they were last measured. */
export function readViews(): Views {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Keeps a measurement for the bill. */
export function writeViews(views: Views): void {
  writeFileSync(file, `${JSON.stringify(views, null, 2)}\n`);
}

/** Everything that the site loads by itself: pictures, video, and what the service worker keeps. */
const settledMs = 5_000;

/** Home down to its end, and the booking screen. */
async function visit(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 20_000);
  await page.waitForTimeout(settledMs);
  await page.goto(`${origin}/#/book-appointment`);
  await page.waitForTimeout(settledMs);
}

/** Whether a file came over the network: the service worker asks it for every document as well. */
function isServed(type: string, url: string, isFromCache: boolean, isFromWorker: boolean): boolean {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'http:' || pathname.startsWith('/api/') || isFromCache) return false;
  return !isFromWorker || type === 'Document';
}

async function countView(page: Page, work: () => Promise<void>): Promise<View> {
  const view = { requests: 0, bytes: 0 };
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const served = new Set<string>();
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isFromCache = Boolean(response.fromDiskCache || response.fromPrefetchCache);
    if (isServed(type, response.url, isFromCache, Boolean(response.fromServiceWorker))) served.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!served.has(requestId)) return;
    view.requests += 1;
    view.bytes += encodedDataLength;
  });
  await work();
  await network.detach();
  return view;
}

async function measureIn(origin: string, debugPort: number): Promise<Views> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debugPort}`);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const look = async () => {
    const page = await context.newPage();
    const view = await countView(page, () => visit(page, origin));
    await page.close();
    return view;
  };
  const views = { first: await look(), later: await look() };
  await context.close();
  return views;
}

/** Opens the built site twice in a browser. About a minute. */
export async function measureViews(folder: string): Promise<Views> {
  const site = await openAuditedSite(join(folder, 'visited-site'));
  try {
    return await site.withBrowser((debugPort) => measureIn(site.origin, debugPort));
  } finally {
    await site.stop();
  }
}

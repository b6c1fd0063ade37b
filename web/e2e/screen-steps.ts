import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageOptions } from './page.ts';
import type { Site } from './site.ts';
import type { SpecLink, SpecScreen } from './spec-texts.ts';

/** Waits until the app has taken over the page, which can show its screen before that. */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.className === '' &&
      document.querySelector('#root')?.firstElementChild?.hasAttribute('data-dehydrated') === false,
  );
}

/** A new visitor whose first screen is rendered and hydrated. */
export async function openScreen(site: Site, route: string, options?: PageOptions): Promise<Page> {
  const page = await site.visit(route, options);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (route === '/home') await homeIsAlive(page);
  return page;
}

/** Waits until the app has started on home, which is visible before that. When the app starts, it stores these data. */
async function homeIsAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('locationsData') !== null);
}

const appScript = /\/assets\/index-[^/]*\.js$/;

/**
 * Loads this URL, but delays the app, so that the page can be inspected before the app is there. Returns a function
 * that lets the app load.
 */
export async function openWithoutApp(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.unroute(appScript);
  await page.route(appScript, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  // Leave the page first: if only the hash changed, the page would not load again.
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await asked.promise;
  return held.resolve;
}

const arrived = () => {
  const heading = document.querySelector('main h1:not([data-left])');
  return heading !== null && heading === document.activeElement && heading.checkVisibility();
};

/** Marks the current screen's heading, so that the next screen's can be told apart. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-left', ''));
}

/** Waits until the next screen is rendered and its heading has focus. */
export async function arrive(page: Page): Promise<void> {
  await page.waitForFunction(arrived);
}

/** Navigates to another screen, as a link would. */
export async function goTo(page: Page, route: string): Promise<void> {
  await leave(page);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
  await arrive(page);
}

/** Has the Tab key begin at the top, as after a load. */
export async function beginAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
}

/** The page's hash route. */
export function routeOf(page: Page): string {
  return new URL(page.url()).hash.slice(1);
}

/**
 * Advances the page's clock second by second until this shows: each retry is scheduled only once the previous one has
 * failed, which takes an unknown amount of real time.
 */
export async function runClockUntilSeen(page: Page, locator: Locator): Promise<void> {
  const isSeen = async () => {
    await page.clock.runFor(1000);
    return locator.isVisible();
  };
  // Poll slowly: a request ends after 30 s of the page's clock, and a busy server needs real time to answer.
  await expect.poll(isSeen, { interval: 250 }).toBe(true);
}

/** Waits for this many frames. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (let frame = 0; frame < wanted; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  }, count);
}

/** Waits until the page has stopped changing, so that late content is there. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const quietMs = 100;
        const done = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(done, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quietMs);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
}

/** Scrolls to the end and back, so that lazy content loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await nextFrame();
    }
    await nextFrame();
    scrollTo(0, 0);
  });
  await settle(page);
}

/** A link with its full accessible name. */
export interface SeenLink {
  name: string;
  href: string;
  target: string;
  rel: string;
}

export async function linksIn(page: Page, selector: string): Promise<SeenLink[]> {
  return page.locator(`${selector} a`).evaluateAll((anchors) =>
    anchors.map((anchor) => ({
      name: (anchor.getAttribute('aria-label') ?? anchor.textContent).replace(/\s+/g, ' ').trim(),
      href: anchor.getAttribute('href') ?? '',
      target: anchor.getAttribute('target') ?? '',
      rel: anchor.getAttribute('rel') ?? '',
    })),
  );
}

function leadsAs({ name = '', href, newTab }: SpecLink, link: SeenLink): boolean {
  const leads = typeof href === 'string' ? link.href === href : href.test(link.href);
  return leads && link.name.startsWith(name) && (link.target === '_blank') === Boolean(newTab);
}

/** The specified links that are missing from those seen. */
export function missingLinks(wanted: readonly SpecLink[], seen: readonly SeenLink[]): string[] {
  return wanted
    .filter((link) => !seen.some((candidate) => leadsAs(link, candidate)))
    .map(({ name = 'a link', href, newTab }) => `${name} → ${href}${newTab ? ' in a new tab' : ''}`);
}

/** The screen's visible text. */
async function seenOn(page: Page) {
  return page.getByRole('main').evaluate((main: HTMLElement) => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    const fields = [...main.querySelectorAll('input, select, textarea')] as HTMLInputElement[];
    return {
      heading: plain(main.querySelector('h1')?.innerText ?? ''),
      text: plain(main.innerText),
      cards: [...main.querySelectorAll('li')].map((card) => ({
        heading: plain(card.querySelector<HTMLElement>('h2, h3')?.innerText ?? ''),
        text: plain(card.innerText),
      })),
      labels: fields.map(({ labels }) => plain(labels?.[0]?.innerText ?? '')),
      placeholders: fields.map(({ placeholder }) => placeholder ?? ''),
      buttons: [...main.querySelectorAll('button')].map((button) => plain(button.innerText)),
    };
  });
}

function isHeaded({ heading = /./ }: SpecScreen, seen: string): boolean {
  return typeof heading === 'string' ? seen === heading : heading.test(seen);
}

/** What the specification has on this screen but the page lacks; empty when complete. */
export async function missingOn(page: Page, screen: SpecScreen): Promise<string[]> {
  const seen = await seenOn(page);
  const none = (texts: readonly string[] | undefined, isThere: (text: string) => boolean) =>
    (texts ?? []).filter((text) => !isThere(text));
  return [
    ...(isHeaded(screen, seen.heading) ? [] : [`${screen.heading}, not ${seen.heading}`]),
    ...none(screen.quoted, (text) => seen.text.includes(text)),
    ...none(screen.words, (text) => seen.text.toLowerCase().includes(text.toLowerCase())),
    ...none(screen.labels, (label) => seen.labels.some((text) => text.startsWith(label))),
    ...none(screen.placeholders, (placeholder) => seen.placeholders.includes(placeholder)),
    ...none(screen.buttons, (button) => seen.buttons.includes(button)),
    ...(screen.cards ?? [])
      .filter(([heading, text]) => !seen.cards.some((c) => c.heading === heading && c.text.includes(text)))
      .map(([heading, text]) => `${text} at ${heading}`),
    ...missingLinks(screen.links ?? [], await linksIn(page, 'main')),
  ];
}

/**
 * How many sheets of paper a page takes.
 * @param margin what's left blank at each edge of the paper, such as Chrome's usual `0.4in`
 */
export async function pagesPrinted(page: Page, margin = '0'): Promise<number> {
  // Load the page's fonts first: in other fonts, text is wider and may need another sheet. `document.fonts.ready` isn't
  // enough, because it doesn't wait for fonts that haven't been requested yet.
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
  });
  const pdf = await page.pdf({
    format: 'Letter',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

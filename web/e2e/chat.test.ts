import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { switchColorScheme, violations } from './axe.ts';
import { focusedText } from './booking-steps.ts';
import { storedKeysOf } from './markers.ts';
import { arrive, goTo, leave, openScreen, routeOf, settle } from './screen-steps.ts';
import { openSite } from './site.ts';

const site = openSite();
const phone = { width: 360, height: 640, hasTouch: true, isMobile: true };

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });
const question = (page: Page) => sheet(page).getByLabel('Your question');

interface Reply {
  reply: string;
  links?: { title: string; href: string }[];
  emergency?: boolean;
}

/** Makes the chat give this answer from now on. Without an answer, the chat's requests fail. */
async function answerWith(page: Page, answer?: Reply): Promise<void> {
  await page.unroute('**/api/chatbot');
  await page.route('**/api/chatbot', (route) =>
    answer ? route.fulfill({ json: { links: [], emergency: false, ...answer } }) : route.abort(),
  );
}

async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await page.keyboard.press('Enter');
}

async function open(page: Page): Promise<void> {
  await launcher(page).tap();
  await sheet(page).waitFor();
}

const isOpen = (page: Page) => sheet(page).isVisible();

interface Marked {
  tops: number[];
  heading: Element | null;
}

/** Records the page's scroll positions. The returned function reads them, and whether the heading is the same one. */
async function markScreen(page: Page) {
  await page.evaluate(() => {
    const marked: Marked = { tops: [Math.round(scrollY)], heading: document.querySelector('main h1') };
    Object.assign(window, { marked });
    addEventListener('scroll', () => marked.tops.push(Math.round(scrollY)));
  });
  return () =>
    page.evaluate(() => {
      const { tops, heading } = (window as unknown as { marked: Marked }).marked;
      return {
        tops: [...new Set([...tops, Math.round(scrollY)])],
        isSame: heading === document.querySelector('main h1'),
      };
    });
}

/** A phone that shows the contact form after another screen, with a typed message, scrolled down. */
async function phoneOnContact(): Promise<Page> {
  const page = await openScreen(site, '/x-ray', { ...phone, expectedErrors: [/ERR_FAILED/] });
  await goTo(page, '/contact');
  await page.getByRole('main').getByLabel('Message').first().fill('My knee hurts');
  await settle(page);
  await page.evaluate(() => {
    scrollTo(0, 400);
    (document.activeElement as HTMLElement).blur();
  });
  await launcher(page).waitFor();
  return page;
}

test('on a phone, Back closes the chat, Forward opens it again, and the screen beneath never notices', async () => {
  const page = await phoneOnContact();
  const screen = await markScreen(page);
  await open(page);
  expect(await focusedText(page)).toBe('Chat with us');
  await question(page).fill('is my ins');
  await question(page).tap();

  await page.goBack();
  await sheet(page).waitFor({ state: 'hidden' });
  expect(await focusedText(page)).toBe('Chat with us');
  expect(await launcher(page).getAttribute('aria-expanded')).toBe('false');
  await page.goForward();
  await sheet(page).waitFor();
  expect(await question(page).inputValue()).toBe('is my ins');
  await page.goBack();
  await sheet(page).waitFor({ state: 'hidden' });

  expect(routeOf(page)).toBe('/contact');
  expect(await screen()).toEqual({ tops: [400], isSame: true });
  expect(await page.getByRole('main').getByLabel('Message').first().inputValue()).toBe('My knee hurts');
  await leave(page);
  await page.goBack();
  await arrive(page);
  expect(routeOf(page)).toBe('/x-ray');
});

test('an address that was typed keeps its screen, too, when the chat over it is closed', async () => {
  const page = await openScreen(site, '/x-ray', phone);
  await goTo(page, '/book-appointment');
  const screen = await markScreen(page);
  await open(page);
  await page.goBack();
  await sheet(page).waitFor({ state: 'hidden' });
  await settle(page);
  expect(await focusedText(page)).toBe('Chat with us');
  expect(await screen()).toMatchObject({ isSame: true });
});

test('however the chat is closed on a phone, the next Back leads to the screen before', async () => {
  const page = await phoneOnContact();
  const ways = {
    'its button': () => sheet(page).getByRole('button', { name: 'Close' }).tap(),
    Escape: () => page.keyboard.press('Escape'),
    // Chromium calls this method on Android's Back.
    'the system': () => sheet(page).evaluate((dialog: HTMLDialogElement) => dialog.requestClose()),
    'its button, twice': () =>
      sheet(page).evaluate((dialog) => {
        const button = dialog.querySelector<HTMLButtonElement>('button[aria-label="Close"]');
        button?.click();
        button?.click();
      }),
    // Each press comes before the browser has gone back in its history for the previous press.
    'its button, opened and closed again': () =>
      page.evaluate(async () => {
        for (const name of ['Close', 'Chat with us', 'Close']) {
          document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
          for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        }
      }),
  };
  for (const [way, close] of Object.entries(ways)) {
    await open(page);
    await close();
    await sheet(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => history.state.sheets), { message: way }).toBeUndefined();
    expect(await focusedText(page), way).toBe('Chat with us');
    await leave(page);
    await page.goBack();
    await arrive(page);
    expect(routeOf(page), way).toBe('/x-ray');
    await leave(page);
    await page.goForward();
    await arrive(page);
    expect([routeOf(page), await isOpen(page)], way).toEqual(['/contact', false]);
  }
});

test('a link in the chat leads to its screen, Back to the chat, and Back again to the screen beneath', async () => {
  const page = await phoneOnContact();
  const links = [
    { title: 'Bill Pay', href: '/bill-pay' },
    { title: 'Contact', href: '/contact' },
  ];
  await answerWith(page, { reply: 'By card.', links });
  await open(page);
  await ask(page, 'pay my bill');
  const screen = await markScreen(page);
  // The link leads to the screen beneath the chat, so it only closes the chat.
  await sheet(page).getByRole('link', { name: 'Contact' }).tap();
  await sheet(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => history.state.sheets)).toBeUndefined();
  expect(await screen()).toEqual({ tops: [400], isSame: true });

  await open(page);
  await leave(page);
  await sheet(page).getByRole('link', { name: 'Bill Pay' }).tap();
  await arrive(page);
  expect([routeOf(page), await isOpen(page)]).toEqual(['/bill-pay', false]);
  for (const times of ['once', 'after Forward']) {
    await page.goBack();
    await sheet(page).getByText('By card.').waitFor();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY)), { message: times }).toBe(400);
    expect(routeOf(page), times).toBe('/contact');
    await leave(page);
    await page.goForward();
    await arrive(page);
    expect([routeOf(page), await isOpen(page)], times).toEqual(['/bill-pay', false]);
  }
  await page.goBack();
  await sheet(page).waitFor();
  await page.goBack();
  await sheet(page).waitFor({ state: 'hidden' });
  expect(routeOf(page)).toBe('/contact');
  await leave(page);
  await page.goBack();
  await arrive(page);
  expect(routeOf(page)).toBe('/x-ray');
});

test('reloading or turning the phone leaves no step of the chat in the history', async () => {
  const page = await phoneOnContact();
  await open(page);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => history.state.sheets)).toBeUndefined();
  expect(await isOpen(page)).toBe(false);
  // The chat's history entry is ahead, so Forward opens the chat, whose code has to load first.
  await page.goForward();
  await sheet(page).waitFor();

  await question(page).fill('is my ins');
  await page.setViewportSize({ width: 640, height: 360 });
  await expect.poll(() => page.evaluate(() => document.querySelector('dialog:modal'))).toBeNull();
  expect([await isOpen(page), await question(page).inputValue()]).toEqual([true, 'is my ins']);
  await page.setViewportSize(phone);
  await page.waitForFunction(() => document.querySelector('dialog:modal') !== null);
  await page.goBack();
  await sheet(page).waitFor({ state: 'hidden' });
  expect(await focusedText(page)).toBe('Chat with us');
  await leave(page);
  await page.goBack();
  await arrive(page);
  expect(routeOf(page)).toBe('/x-ray');
});

test('Back while the chat of a phone is loading calls it off', async () => {
  const page = await phoneOnContact();
  const loaded = Promise.withResolvers<void>();
  await page.route(/chat-panel-.*\.js$/, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await launcher(page).tap();
  await expect.poll(() => launcher(page).getAttribute('aria-busy')).toBe('true');
  await page.goBack();
  await expect.poll(() => launcher(page).getAttribute('aria-busy')).toBeNull();
  const script = page.waitForResponse(/chat-panel-.*\.js$/);
  loaded.resolve();
  await (await script).finished();
  await settle(page);
  expect([routeOf(page), await isOpen(page)]).toEqual(['/contact', false]);
  await open(page);
});

test('in a tab without a past, the page’s own Back still leads home after a chat', async () => {
  const opener = await site.newPage(phone);
  await opener.goto('/clinics');
  const tab = opener.context().waitForEvent('page');
  await opener.evaluate(() => {
    window.open('/#/contact', '_blank', 'noopener');
  });
  const page = await tab;
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await open(page);
  await page.goBack();
  await sheet(page).waitFor({ state: 'hidden' });
  await page.getByRole('main').getByRole('button', { name: 'Back' }).tap();
  await page.waitForURL(/#\/home$/);
});

test('neither a finger nor a wheel moves the screen beneath the chat of a phone', async () => {
  const page = await phoneOnContact();
  const screen = await markScreen(page);
  await open(page);
  // Wait until the sheet has slid in: before that, it's still below the screen.
  await sheet(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  const input = await page.context().newCDPSession(page);
  const drag = (y: number) =>
    input.send('Input.synthesizeScrollGesture', { x: 180, y, yDistance: -200, gestureSourceType: 'touch' });
  const boxes = ['heading', 'log', 'textbox'] as const;
  const log = sheet(page).getByRole('log');
  for (const text of ['', 'A long answer.\n'.repeat(60)]) {
    await answerWith(page, { reply: text });
    if (text) await ask(page, 'hours');
    if (text) await log.getByText('A long answer.').first().waitFor();
    for (const role of boxes) {
      const box = await sheet(page).getByRole(role).boundingBox();
      const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      await drag(middle);
      await page.mouse.move(180, middle);
      await page.mouse.wheel(0, 300);
    }
  }
  // The answer itself does scroll, up to its end and no further.
  await expect.poll(() => log.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  await log.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await drag(300);
  await settle(page);
  // Safari also needs these styles, since a modal dialog alone doesn't keep the page from scrolling there.
  expect(await sheet(page).evaluate((dialog) => getComputedStyle(dialog).touchAction)).toBe('pinch-zoom');
  expect(await log.evaluate((element) => getComputedStyle(element).overscrollBehaviorY)).toBe('contain');
  await page.goBack();
  await sheet(page).waitFor({ state: 'hidden' });
  expect(await screen()).toEqual({ tops: [400], isSame: true });
});

test('what was typed and said survives a closed chat, another screen and a lost network, without being stored', async () => {
  const page = await phoneOnContact();
  const stored = await storedKeysOf(page);
  await answerWith(page, { reply: 'Most plans.\nBring your card.' });
  await open(page);
  await ask(page, 'insurance?');
  await sheet(page).getByText('Bring your card.').waitFor();
  await question(page).fill('what about my d');
  await page.goBack();
  await sheet(page).waitFor({ state: 'hidden' });
  await goTo(page, '/services');
  await open(page);
  expect(await question(page).inputValue()).toBe('what about my d');
  await sheet(page).getByText('Most plans.').waitFor();

  await answerWith(page);
  await ask(page, 'what about my daughter?');
  await sheet(page).getByRole('alert').waitFor();
  expect(await question(page).inputValue()).toBe('what about my daughter?');
  await page.goBack();
  await open(page);
  expect(await question(page).inputValue()).toBe('what about my daughter?');
  await answerWith(page, { reply: 'Children, too.' });
  await sheet(page).getByRole('button', { name: 'Send' }).tap();
  await sheet(page).getByText('Children, too.').waitFor();
  expect(await question(page).inputValue()).toBe('');
  expect(await storedKeysOf(page)).toEqual(stored);
});

/** The names of the background colors of an answer's link and of the box around it. */
function colorsOf(page: Page, link: string) {
  return sheet(page)
    .getByRole('link', { name: link })
    .evaluate((anchor) => {
      const swatch = document.body.appendChild(document.createElement('i'));
      const token = (name: string) => {
        swatch.style.color = `var(--color-${name})`;
        return getComputedStyle(swatch).color;
      };
      const names = ['error', 'error-wash', 'info', 'info-wash', 'sage-wash'];
      const byColor = new Map(names.map((name) => [token(name), name]));
      swatch.remove();
      const box = anchor.closest('ul')?.parentElement ?? anchor;
      return [anchor, box].map((each) => byColor.get(getComputedStyle(each).backgroundColor));
    });
}

test('988 is calm and blue, 911 is a red alarm, and both can be read in light and dark', async () => {
  const page = await openScreen(site, '/x-ray', phone);
  await open(page);
  const call = (number: string) => ({ title: `Dial ${number}`, href: `tel:${number}` });
  await answerWith(page, { reply: 'Call 988.', links: [call('988')], emergency: true });
  await ask(page, 'I feel hopeless');
  await sheet(page).getByText('Help is here, day or night').waitFor();
  expect(await colorsOf(page, 'Dial 988')).toEqual(['info', 'info-wash']);
  expect(await sheet(page).getByText('This may be an emergency').count()).toBe(0);
  const faults = await violations(page, 'page');
  await answerWith(page, { reply: 'Call 911.', links: [call('911')], emergency: true });
  await ask(page, 'chest pain');
  await sheet(page).getByText('This may be an emergency').waitFor();
  expect(await colorsOf(page, 'Dial 911')).toEqual(['error', 'error-wash']);
  faults.push(...(await violations(page, 'page')));
  await switchColorScheme(page);
  faults.push(...(await violations(page, 'page')));
  expect(faults).toEqual([]);
});

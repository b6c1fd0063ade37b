import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { focusIsVisible } from './keyboard-steps.ts';
import type { PageOptions } from './page.ts';

/** The phone of every walk-through. */
export const phone = { width: 360, height: 740, isMobile: true, hasTouch: true } satisfies PageOptions;

/** Someone who uses a page, and counts presses and filled-in fields. */
export interface Person {
  readonly page: Page;
  readonly effort: { presses: number; fields: number };
  press: (target: Locator) => Promise<void>;
  /** Fills in one field. A group of inputs, such as the parts of a date, counts as one. */
  fill: (...inputs: readonly [Locator, string][]) => Promise<void>;
}

function person(page: Page, hands: Pick<Person, 'press' | 'fill'>): Person {
  const effort = { presses: 0, fields: 0 };
  return {
    page,
    effort,
    async press(target) {
      effort.presses += 1;
      await hands.press(target);
    },
    async fill(...inputs) {
      effort.fields += 1;
      await hands.fill(...inputs);
    },
  };
}

/** Taps with a finger. */
export function byTouch(page: Page): Person {
  return person(page, {
    press: (target) => target.tap(),
    async fill(...inputs) {
      for (const [input, value] of inputs) {
        await input.tap();
        await page.keyboard.type(value);
      }
    },
  });
}

/** An element that takes more presses of Tab than this counts as out of reach. */
const mostStops = 60;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Tabs forward to an element, or backward if that doesn't reach it, as people do. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await isFocused(target)) {
        // Poll, because the element's sheet may still be sliding in.
        await expect.poll(() => focusIsVisible(page), { message: `the focus on ${target}` }).toBe(true);
        return;
      }
      await page.keyboard.press(key);
    }
  }
  throw new Error(`${mostStops} presses of Tab either way did not reach ${target}.`);
}

/** Chooses a radio button: Tab leads to its group, arrow keys to the button. */
async function chooseRadio(page: Page, target: Locator): Promise<void> {
  const group = target.page().locator(`input[type=radio][name="${await target.getAttribute('name')}"]`);
  const isInGroup = () => group.evaluateAll((radios) => radios.includes(document.activeElement as never));
  for (let stop = 0; stop < mostStops && !(await isInGroup()); stop += 1) await page.keyboard.press('Tab');
  const length = await group.count();
  for (let turn = 0; turn < length && !(await isFocused(target)); turn += 1) {
    await page.keyboard.press('ArrowDown');
  }
  if (!(await target.isChecked())) await page.keyboard.press('Space');
}

/** Uses only the keyboard: Tab, Enter, Space, the arrow keys and typing. */
export function byKeyboard(page: Page): Person {
  return person(page, {
    async press(target) {
      await target.waitFor();
      if ((await target.getAttribute('type')) === 'radio') return chooseRadio(page, target);
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    async fill(...inputs) {
      for (const [input, value] of inputs) {
        await tabTo(page, input);
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(value);
      }
    },
  });
}

/** Waits, without scrolling, until the whole element is in the window and nothing covers its lower edge. */
export async function expectInView(target: Locator): Promise<void> {
  await target.waitFor();
  const isInView = () =>
    target.evaluate((element) => {
      const { top, bottom, left, width } = element.getBoundingClientRect();
      // The bar at the bottom of a phone could cover the element.
      const topmost = document.elementFromPoint(left + width / 2, bottom - 1);
      return top >= 0 && bottom <= innerHeight && element.contains(topmost);
    });
  await expect.poll(isInView, { message: `${target} in view` }).toBe(true);
}

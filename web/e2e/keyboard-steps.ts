import type { Page } from 'playwright-core';
import { focusedText } from './booking-steps.ts';

const mostStops = 60;

/** Presses Tab until the focused element's text starts with this. */
export async function tabTo(page: Page, text: string): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedText(page)).trim().startsWith(text)) return;
  }
  throw new Error(`${mostStops} presses of Tab did not reach “${text}”.`);
}

/** Whether the focused element, or the card whose link it is, is in view with a visible focus ring. */
export async function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const isOutlined = (box: Element | null): boolean =>
      box !== null && (getComputedStyle(box).outlineStyle !== 'none' || isOutlined(box.parentElement));
    const { top, bottom } = element.getBoundingClientRect();
    const isMarked = getComputedStyle(element).boxShadow !== 'none' || isOutlined(element);
    return isMarked && bottom > 0 && top < innerHeight;
  });
}

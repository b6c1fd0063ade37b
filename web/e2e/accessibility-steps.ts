import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sidewaysOverflow, violations } from './axe.ts';
import type { PageOptions } from './page.ts';

/** A screen, or a state of one, and how to come to it. */
export type SeenScreen = [name: string, open: (options: PageOptions) => Promise<Page>];

/** Looks at each of them on a phone and on a desktop, by day and by night. */
export function testAccessibilityOf(screens: readonly SeenScreen[]): void {
  describe.each(screens)('%s', (_, open) => {
    test('has no fault that axe knows, 1280 px wide', async () => {
      expect(await violations(await open({ width: 1280, height: 800 }))).toEqual([]);
    });

    test('has no fault that axe knows, 360 px wide, and never scrolls sideways, from 320 to 1280 px', async () => {
      const page = await open({ width: 360, height: 800 });
      expect(await violations(page)).toEqual([]);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const message = `overflow at ${width} px`;
        await expect.poll(() => sidewaysOverflow(page), { message }).toBeLessThanOrEqual(0);
      }
    });
  });
}

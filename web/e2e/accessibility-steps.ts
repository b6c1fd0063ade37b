import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sidewaysOverflow, violations } from './axe.ts';
import type { PageOptions } from './page.ts';

/** A screen, or a state of one, and how to come to it. */
export type SeenScreen = [name: string, open: (options: PageOptions) => Promise<Page>];

/** Looks at each of them on a phone and on a desktop, by day and by night. */
export function testAccessibilityOf(screens: readonly SeenScreen[]): void {
  describe.each(screens)('%s', (_, open) => {
    test.each([
      [360, 'light'],
      [360, 'dark'],
      [1280, 'light'],
      [1280, 'dark'],
    ] as const)('has no fault that axe knows, %i px wide and %s', async (width, colorScheme) => {
      const page = await open({ width, height: 800, colorScheme });
      expect(await violations(page)).toEqual([]);
    });

    test('never scrolls sideways, from 320 to 1280 px', async () => {
      const page = await open({ width: 320, height: 700 });
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const message = `overflow at ${width} px`;
        await expect.poll(() => sidewaysOverflow(page), { message }).toBeLessThanOrEqual(0);
      }
    });
  });
}

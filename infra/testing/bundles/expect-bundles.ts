import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, inject } from 'vitest';

/** Fails a test file that loads no bundle from here on: one that quietly called the source would still pass. */
export function expectBundles(): void {
  const bundles = pathToFileURL(inject('bundles')).href;
  let loaded = 0;
  registerHooks({
    load(url, context, next) {
      if (url.startsWith(bundles)) loaded += 1;
      return next(url, context);
    },
  });
  afterAll(() => expect(loaded, 'bundles loaded').toBeGreaterThan(0));
}

import { randomUUID } from 'node:crypto';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, inject } from 'vitest';

/**
 * Gives this test file its own copy of every bundle, since a handler reads its environment on load. Fails a
 * file that then loads no bundle: it would have tested the source instead.
 */
export function expectBundles(): void {
  const bundles = pathToFileURL(inject('bundles')).href;
  let loaded = 0;
  const copy = `?${randomUUID()}`;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return found.url.startsWith(bundles) ? { ...found, url: found.url + copy } : found;
    },
    load(url, context, next) {
      if (url.startsWith(bundles)) loaded += 1;
      return next(url, context);
    },
  });
  afterAll(() => {
    hooks.deregister();
    expect(loaded, 'bundles loaded').toBeGreaterThan(0);
  });
}

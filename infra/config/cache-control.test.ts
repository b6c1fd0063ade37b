import { expect, test } from 'vitest';
import { cacheControlOf } from './cache-control.ts';

test.each([
  ['/assets/index-B1x2.js', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/clinics/cactus.html', 'no-cache'],
  ['/config.json', 'no-cache'],
  ['/favicon.svg', 'public, max-age=3600'],
])('%s is cached: %s', (path, rule) => {
  expect(cacheControlOf(path)).toBe(rule);
});

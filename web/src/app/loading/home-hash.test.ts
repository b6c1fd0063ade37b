import { expect, test } from 'vitest';
import { paths } from '#web/lib/paths.ts';
import { homeHash } from './home-hash.ts';

test.each(['', '#', '#/', '#/?from=mail', '#/home', '#/home/', '#/home?from=mail'])(
  '“%s” is home',
  (hash) => {
    expect(homeHash.test(hash)).toBe(true);
  },
);

test('no other screen is home', () => {
  const others = Object.values(paths).flatMap((path) =>
    typeof path === 'string' && path !== paths.home ? path : [],
  );
  expect(others.length).toBeGreaterThan(10);
  for (const path of [...others, '/homes', '/home/x', '/location-detail/4', '/blog-inside/9'])
    expect(homeHash.test(`#${path}`), path).toBe(false);
});

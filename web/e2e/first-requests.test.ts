import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { siteDir } from '#infra/local/settings/settings.ts';
import { aliases, pathPatterns, paths } from '#web/lib/paths.ts';

interface FirstRequests {
  app: string;
  everywhere: string[];
  files: string[];
  screens: Record<string, number[]>;
}

const html = readFileSync(join(siteDir, 'index.html'), 'utf8');
const [, json = ''] = html.match(/id="first-requests">(.*?)<\/script>/) ?? [];
const { app, everywhere, files, screens } = JSON.parse(json) as FirstRequests;

const routes = Object.values({ ...paths, ...aliases, ...pathPatterns });

test('index.html knows files of every screen, and all of them exist', () => {
  const known = routes.map((route) => screens[route.replace(/:\w+$/, '')]);
  expect(known.filter((requests) => !requests?.length)).toEqual([]);
  const all = [app, ...everywhere, ...files];
  expect(all.filter((file) => !existsSync(join(siteDir, file)))).toEqual([]);
  expect(
    Object.values(screens)
      .flat()
      .filter((index) => files[index] === undefined),
  ).toEqual([]);
});

test('index.html requests the app and the fonts, and an article with its text and picture', () => {
  expect(app).toMatch(/^assets\/index-.*\.js$/);
  expect(everywhere.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
  const article = screens['/blog-inside/3']?.map((index) => files[index]?.replace(/-.{8}\.js$/, ''));
  expect(article).toEqual(['assets/article-3', 'pictures/article-3.svg']);
});

test.each([
  ['/location-detail/10', 'pictures/clinic-10.svg'],
  ['/urgentCare', 'pictures/urgent-care.svg'],
  ['/contact', 'pictures/contact.svg'],
])('index.html requests the picture that %s shows first', (path, picture) => {
  expect(screens[path]?.map((index) => files[index])).toContain(picture);
});

/** What the inline script requests for an address with this hash, in its order. */
function requestedAt(hash: string): string[] {
  const [, script = ''] = html.match(/<script>([\s\S]*?)<\/script>/) ?? [];
  expect(script).toContain('first-requests');
  const requested: string[] = [];
  const append = ({ rel, href }: { rel: string; href: string }) => requested.push(`${rel} ${href}`);
  runInNewContext(script, {
    location: { hash, search: '', pathname: '/' },
    document: {
      getElementById: () => ({ textContent: json }),
      createElement: () => ({}),
      documentElement: {},
      head: { append },
    },
  });
  return requested;
}

test('a screen’s own files come right after the app, those for every screen last; at home the app waits', () => {
  const link = (file: string) => `${file.endsWith('.js') ? 'modulepreload' : 'preload'} /${file}`;
  const filesAt = (path: string) => (screens[path] ?? []).map((index) => files[index] ?? '');
  const clinic = [...filesAt('/location-detail/'), ...filesAt('/location-detail/10')];
  expect(requestedAt('#/location-detail/10?from=email')).toEqual([app, ...clinic, ...everywhere].map(link));
  expect(requestedAt('')).toEqual([...everywhere, ...filesAt('/home')].map(link));
  // The router adds a missing slash.
  expect(requestedAt('#urgentCare')).toEqual(requestedAt('#/urgentCare'));
  for (const hash of ['#/no/such/screen', '#constructor', '#__proto__'])
    expect(requestedAt(hash), hash).toEqual([app, ...everywhere].map(link));
});

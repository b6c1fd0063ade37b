import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blockedScripts, scriptHashesOf } from '#infra/config/inline-scripts.ts';
import { withoutFiles } from './first-requests.ts';
import { indexPage } from './index-page.ts';

const template = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

test('two builds of different content have the same inline scripts, which the policy allows', () => {
  const builds = ['Come in today', 'Come in tomorrow'].map((home, index) =>
    indexPage(template.replace('src="/src/app/main.tsx"', `crossorigin src="/assets/index-${index}.js"`), {
      home: `<h1>${home}</h1>`,
      links: `<link rel="stylesheet" href="/assets/home-${index}.css">`,
      requests: {
        app: `assets/index-${index}.js`,
        everywhere: [`assets/figtree-${index}.woff2`],
        files: [`assets/blog-${index}.js`],
        ...withoutFiles(),
        screens: { '/blog': [0] },
        showView: `assets/first-view-${index}.js`,
        viewNames: [['^/#/blog', `blog-${index}`]],
        views: `assets/views-${index}`,
      },
    }),
  );
  expect(builds[0]).not.toBe(builds[1]);
  const scripts = builds.map(scriptHashesOf);
  expect(scripts[0]).toHaveLength(2);
  expect(scripts[1]).toEqual(scripts[0]);
  // A changed script's hash is listed one release earlier: infra/config/inline-scripts.ts says why.
  expect(builds.flatMap(blockedScripts)).toEqual([]);
});

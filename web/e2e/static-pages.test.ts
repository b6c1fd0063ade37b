import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/paths.ts';
import { scriptHashesOf } from '#infra/config/inline-scripts.ts';
import { siteAnswerOf, sitePaths } from '#infra/config/site-paths.ts';
import { staticPages } from '#shared/pages/static-pages.ts';
import { siteUrl } from '#shared/site/static-paths.ts';
import { screens } from '#web/app/screens.tsx';
import { paths } from '#web/lib/paths.ts';

const site = join(projectDirectory, 'web/dist');
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const files = globSync('**/*.html', { cwd: site }).filter((file) => file !== 'index.html');

/** Whether the app has a screen at a route. Any other route leads home. */
function isScreen(route: string): boolean {
  const [path = ''] = route.split('?');
  const known = [paths.home, ...screens.map(([pattern]) => pattern)];
  return known.some((pattern) => new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`).test(path));
}

/** The fault of a link on one of our pages; undefined if it has none. */
function problemWith(href: string, html: string): string | undefined {
  if (/^(https?:\/\/|tel:|mailto:)/.test(href) && !href.startsWith(siteUrl('/'))) return undefined;
  if (href.startsWith('#'))
    return html.includes(`id="${href.slice(1)}"`) ? undefined : `${href} is not on the page`;
  const [path = '', hash] = href.replace(siteUrl('/'), '/').split('#');
  if (hash !== undefined) return path === '/' && isScreen(hash) ? undefined : `${href} is no screen`;
  const answer = siteAnswerOf(path, sitePaths);
  const exists = answer.status === 200 && existsSync(join(site, answer.file));
  return exists ? undefined : `${href} is answered with ${answer.status}`;
}

const linksIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

test('the build wrote every static page, and a page for unknown addresses', () => {
  const written = staticPages.map(({ path }) => `${path.slice(1)}.html`);
  expect(files.toSorted()).toEqual([...written, '404.html'].toSorted());
});

describe.each(files)('%s', (file) => {
  const html = read(file);

  test('has no script', () => {
    expect(scriptHashesOf(html)).toEqual([]);
    expect(html).not.toMatch(/<script[^>]*\ssrc=|\son\w+=|<template|javascript:/);
  });

  test('has no control that only a script could serve', () => {
    expect(html.match(/<(button|input|select|textarea|form|dialog)\b[^>]*>/g)).toBeNull();
  });

  test('has links that all lead somewhere', () => {
    const links = linksIn(html);
    expect(links.length).toBeGreaterThan(20);
    expect(links.map((link) => problemWith(link, html)).filter(Boolean)).toEqual([]);
  });
});

/** The path of the picture that other sites show with a link to a page. */
function previewOf(html: string): string {
  const [, url = ''] = html.match(/<meta property="og:image" content="([^"]+)" ?\/>/) ?? [];
  expect(url).toContain(siteUrl('/'));
  return new URL(url).pathname;
}

/** The colors of the browser around a page, in light and dark. */
const themeColorsOf = (html: string) =>
  [...html.matchAll(/<meta name="theme-color" content="(#\w+)"/g)].map(([, color]) => color);

test('every page has a title, a description, a canonical address and a preview of its own', () => {
  const facts = staticPages.map(({ path }) => {
    const html = read(`${path.slice(1)}.html`);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl(path)}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${siteUrl(path)}"/>`);
    expect(previewOf(html)).toMatch(/\.(jpg|png)$/);
    expect(existsSync(join(site, previewOf(html)))).toBe(true);
    const [, title] = html.match(/<title>([^<]+)<\/title>/) ?? [];
    const [, description] = html.match(/<meta name="description" content="([^"]+)"\/>/) ?? [];
    return { title, description };
  });
  expect(new Set(facts.map(({ title }) => title)).size).toBe(staticPages.length);
  expect(new Set(facts.map(({ description }) => description)).size).toBe(staticPages.length);
});

test.each([
  ['clinics/cactus', '/social-cards/clinic-10.jpg'],
  ['services/urgent-care', '/social-cards/urgent-care.jpg'],
  ['lab-tests/cbc', '/social-cards/lab.jpg'],
  ['blog/staying-hydrated-in-the-las-vegas-summer', '/social-cards/article-1.jpg'],
  ['privacy', '/social-card.png'],
  ['index', '/social-card.png'],
])('a shared link to %s shows %s', (page, preview) => {
  expect(previewOf(read(`${page}.html`))).toBe(preview);
});

test('home has its canonical address, and the colors that pages have around them', () => {
  const home = read('index.html');
  for (const tag of ['rel="canonical" href', 'property="og:url" content']) {
    expect(home).toContain(`${tag}="${siteUrl('/')}"`);
  }
  expect(themeColorsOf(home)).toHaveLength(2);
  expect(themeColorsOf(read('about.html'))).toEqual(themeColorsOf(home));
});

test('the sitemap lists home and every page, and robots.txt leads to it and keeps out of the API', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual([siteUrl('/'), ...staticPages.map(({ path }) => siteUrl(path))]);
  expect(read('robots.txt')).toContain(`Sitemap: ${siteUrl('/sitemap.xml')}`);
  expect(read('robots.txt')).toContain('Disallow: /api/');
  expect(read('404.html')).toContain('<meta name="robots" content="noindex"/>');
});

test('the terms lead to the notices of all that ships: of scripts, fonts, data and the service worker', () => {
  const notices = read('third-party-notices.txt');
  expect(linksIn(read('terms.html'))).toContain('/third-party-notices.txt');
  for (const name of ['react', '@fontsource-variable/figtree', 'zipcodes', 'workbox-core']) {
    const [, license = '', text = ''] =
      notices.match(new RegExp(`^## ${name} - .+ \\((.+)\\)\n([^#]+)`, 'm')) ?? [];
    expect(license).toMatch(/^(MIT|OFL-1.1|BSD-3-Clause)$/);
    expect(text).toMatch(/copyright/i);
  }
  // The notices name every part of Workbox in the service worker, however it was bundled.
  const parts = [...read('sw.js').matchAll(/workbox:([a-z-]+):/g)].map(([, part]) => `workbox-${part}`);
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(notices).toContain(`## ${part} - `);
});

test('without JavaScript, home leads to the pages', () => {
  const [, inside = ''] = read('index.html').match(/<noscript>([\s\S]*?)<\/noscript>/) ?? [];
  const links = linksIn(inside);
  expect(links).toEqual(
    expect.arrayContaining(['/clinics', '/services', '/lab-tests', '/insurance', '/blog', '/privacy']),
  );
  expect(links.map((link) => problemWith(link, inside)).filter(Boolean)).toEqual([]);
});

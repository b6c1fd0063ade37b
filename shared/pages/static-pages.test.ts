import { expect, test } from 'vitest';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { legalPages } from '#shared/legal/content/legal-pages.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import { services } from '#shared/services/services.ts';
import { articleIds } from '#shared/site/article-ids.ts';
import { articlePagePath, clinicPagePath, labTestPagePath, siteUrl } from '#shared/site/static-paths.ts';
import { staticPages, staticPathOf } from './static-pages.ts';

const count = (values: readonly string[]) => new Set(values).size;

test('every page has a path, a title, a description and a screen of its own', () => {
  expect(count(staticPages.map(({ path }) => path))).toBe(staticPages.length);
  expect(count(staticPages.map(({ title }) => title))).toBe(staticPages.length);
  expect(count(staticPages.map(({ description }) => description))).toBe(staticPages.length);
  expect(count(staticPages.map(({ route }) => route))).toBe(staticPages.length);
});

test('paths are lower case, without a dot or a slash at the end, since those are files and redirects', () => {
  for (const { path } of staticPages) expect(path).toMatch(/^(\/[a-z0-9]+(-[a-z0-9]+)*){1,2}$/);
});

test('descriptions fit into a search result', () => {
  for (const { description, path } of staticPages) {
    expect([path, description.length > 40 && description.length <= 200]).toEqual([path, true]);
  }
});

test('every clinic, service, lab test, article, content page and legal page has one', () => {
  const paths = staticPages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(clinicIds.map(clinicPagePath)));
  expect(paths).toEqual(expect.arrayContaining(labTests.map(({ id }) => labTestPagePath(id))));
  expect(paths).toEqual(expect.arrayContaining(articleIds.map(articlePagePath)));
  const routes = [...services.map(({ href }) => href), ...contentPages.map(({ path }) => path)];
  for (const route of [...routes, ...legalPages.map(({ path }) => path)])
    expect(staticPathOf(route)).toBeDefined();
});

test('addresses say what they are about', () => {
  expect(staticPathOf('/location-detail/6')).toBe('/clinics/volunteer-blvd-raiders-way');
  expect(staticPathOf('/urgentCare')).toBe('/services/urgent-care');
  expect(staticPathOf('/shop-for-test?test=cbc')).toBe('/lab-tests/cbc');
  expect(staticPathOf('/about-us')).toBe('/about');
  expect(staticPathOf('/bill-pay')).toBeUndefined();
  expect(siteUrl('/about')).toMatch(/^https:\/\/[^/]+\/about$/);
});

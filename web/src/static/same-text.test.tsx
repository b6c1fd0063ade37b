import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Route, Router, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { labTestDetails } from '#shared/lab-tests/details.ts';
import { type StaticPage, staticPages } from '#shared/pages/static-pages.ts';
import { required } from '#shared/required.ts';
import { screens } from '#web/app/screens.tsx';
import { placeTexts } from '#web/domain/clinics/place-texts.ts';
import { blogTexts } from '#web/features/blog/texts.ts';
import { finderTexts } from '#web/features/clinics/finder/finder-texts.ts';
import { locationTexts } from '#web/features/clinics/location/location-texts.ts';
import { LabConsultation } from '#web/features/consultations/lab-consultation.tsx';
import { featuredTexts } from '#web/features/lab-tests/featured/featured-texts.ts';
import { shopTexts } from '#web/features/lab-tests/shop/shop-texts.ts';
import { testTagTexts } from '#web/features/lab-tests/test-tags.tsx';
import { staticNavigator } from './links/static-links.ts';
import { pageContent } from './page-content.tsx';

const today = '2026-11-23';

/** The texts between the tags, in order. */
function textsOf(html: string): string[] {
  const decoded = (text: string) =>
    text
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<!--.*?-->|<style.*?<\/style>|<script.*?<\/script>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => decoded(text).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

const inRouter = (route: string, content: ReactNode) => (
  <Router location={route} navigator={staticNavigator} static>
    {content}
  </Router>
);

function pageTexts(page: StaticPage): string[] {
  return textsOf(renderToStaticMarkup(inRouter(page.route, pageContent(page, today))));
}

/** What the app shows at the page's route, before any reply of the server. */
async function screenTexts({ route }: StaticPage): Promise<string[]> {
  const [path = ''] = route.split('?');
  const patterns = new Map(
    screens.map(([pattern, load]) => [pattern.replace(/:\w+$/, ''), { pattern, load }]),
  );
  const { pattern, load } = required(
    patterns.get(path) ?? patterns.get(path.replace(/[^/]+$/, '')),
    `a screen at ${path}`,
  );
  const Screen = (await load()) as () => ReactNode;
  const { prelude } = await prerender(
    inRouter(
      route,
      <Routes>
        <Route path={pattern} element={<Screen />} />
      </Routes>,
    ),
  );
  return textsOf(await new Response(prelude).text());
}

const formTexts = textsOf(renderToStaticMarkup(inRouter('/lab', <LabConsultation />)));

/** What only makes sense where scripts run, by kind of page: forms, live openings, the cart and the pager. */
const controls: Partial<Record<StaticPage['kind'] | 'lab', readonly string[]>> = {
  clinics: [
    finderTexts.lead,
    finderTexts.zip,
    finderTexts.submit,
    placeTexts.useMyLocation,
    finderTexts.clinicsTitle,
  ],
  clinic: [
    locationTexts.back,
    locationTexts.nextTimes.title,
    locationTexts.nextTimes.asking,
    locationTexts.week.title,
    locationTexts.week.loading,
    locationTexts.map.note,
    locationTexts.map.show,
  ],
  lab: [...formTexts, featuredTexts.add],
  'lab-tests': [shopTexts.search.label, shopTexts.card.add, shopTexts.card.details],
  blog: [blogTexts.pager.previous, blogTexts.pager.next, blogTexts.pager.position(1, 2)],
};

const pagesOf = (...kinds: StaticPage['kind'][]) =>
  staticPages.filter(({ kind }) => kinds.includes(kind)).map((page) => [page.path, page] as const);

const isLab = (page: StaticPage) => page.path === '/services/lab';

describe('a page of content alone says what its screen says, word for word', () => {
  const pages = pagesOf('services', 'service', 'article', 'about', 'legal').filter(
    ([, page]) => !isLab(page),
  );

  test.each(pages)('%s', async (_, page) => {
    const texts = pageTexts(page);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts).toEqual(await screenTexts(page));
  });
});

describe('a page whose screen has controls says all the rest', () => {
  const lab = staticPages.filter(isLab).map((page) => [page.path, page] as const);

  test.each([...pagesOf('clinics', 'clinic', 'lab-tests', 'blog'), ...lab])('%s', async (_, page) => {
    const texts = new Set([...pageTexts(page), ...(controls[isLab(page) ? 'lab' : page.kind] ?? [])]);
    const said = await screenTexts(page);
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((text) => !texts.has(text))).toEqual([]);
  });
});

test.each(pagesOf('lab-test'))('%s says what the shop says about the test', (_, page) => {
  if (page.kind !== 'lab-test') return;
  const { id, title, content, price } = page.test;
  const { measures, sample, preparation, results } = labTestDetails[id];
  expect(pageTexts(page)).toEqual(
    expect.arrayContaining([
      title,
      content,
      price,
      shopTexts.card.noHiddenFees,
      testTagTexts.inStock,
      testTagTexts.where,
      measures,
      sample,
      preparation,
      results,
    ]),
  );
});

test('a clinic’s page has each weekday’s hours and the dates on which it’s closed', () => {
  const page = required(
    staticPages.find(({ path }) => path === '/clinics/cactus'),
    'Cactus',
  );
  const texts = pageTexts(page).join(' ');
  expect(texts).toContain('Friday 8:00 AM – 5:00 PM Saturday Closed Sunday Closed');
  expect(texts).toContain(
    'Nov 26, 2026 Thanksgiving Nov 27, 2026 Thanksgiving holiday Dec 25, 2026 Christmas',
  );
  expect(texts).toContain(brand.phone);
});

test('every neighborhood and ZIP code of the valley has its nearest clinic', () => {
  const page = required(
    staticPages.find(({ path }) => path === '/clinics'),
    'clinics',
  );
  const texts = pageTexts(page).join(' | ');
  expect(texts).toContain('Summerlin | Spring Mountain / Rainbow');
  expect(texts).toContain('Tropicana | Henderson | Volunteer Blvd & Raiders Way');
  expect(texts).toContain('89183 | Cactus');
  expect(texts).toContain('89052 | Volunteer Blvd & Raiders Way');
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { insurers } from '#shared/insurers.ts';
import { legalPages } from '#shared/legal/content/legal-pages.harness.ts';
import { draftNote, effectiveDate } from '#shared/legal/legal-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { LegalScreen } from './legal-screen.tsx';

afterEach(cleanup);

async function show(path: string) {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <Suspense>
          <LegalScreen />
        </Suspense>
      </MemoryRouter>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
}

describe.each(legalPages)('$path', (page) => {
  test('has its heading and its name on the tab, and headings in order', async () => {
    await show(page.path);
    const headings = screen.getAllByRole('heading');
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    expect(headings[0]?.textContent).toBe(page.title);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2);
    expect(document.title).toBe(`${page.title} | ${brand.name}`);
    expect(page.description.length).toBeGreaterThan(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  test('says once that it is a draft, and when it took effect', async () => {
    await show(page.path);
    expect(screen.getAllByText(String(draftNote))).toHaveLength(1);
    expect(screen.getByText(`Effective ${effectiveDate}`)).toBeTruthy();
  });

  test('links to screens of the site, to phones and emails, and in a new tab to other sites', async () => {
    await show(page.path);
    const screens: string[] = Object.values(paths);
    for (const link of screen.getAllByRole('link')) {
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('/')) expect(screens).toContain(href);
      else expect(href).toMatch(/^(tel:\+?\d+|mailto:\S+@\S+|https:\/\/[\w.]+\.gov\/\S*)$/);
      expect(link.getAttribute('target'), href).toBe(href.startsWith('https:') ? '_blank' : null);
    }
  });
});

test('tables have a caption, and headers for columns and rows', async () => {
  await show(paths.privacy);
  const tables = screen.getAllByRole('table');
  expect(tables.length).toBeGreaterThan(2);
  for (const table of tables) {
    expect(table.querySelector('caption')?.textContent).toMatch(/\S/);
    const [head, ...rows] = within(table).getAllByRole('row');
    const columns = within(head as HTMLElement).getAllByRole('columnheader');
    for (const row of rows) {
      expect(within(row).getAllByRole('rowheader')).toHaveLength(1);
      expect(within(row).getAllByRole('cell')).toHaveLength(columns.length - 1);
    }
  }
});

test('offers language help in fifteen languages, each marked with its language and direction', async () => {
  await show(paths.nondiscrimination);
  const offers = Array.from(document.querySelectorAll<HTMLElement>('p[lang]'));
  expect(offers.map(({ lang }) => lang)).toEqual(
    expect.arrayContaining(['es', 'tl', 'zh-Hant', 'ko', 'vi', 'am', 'ar', 'fa']),
  );
  expect(offers).toHaveLength(15);
  for (const offer of offers) {
    expect(within(offer).getByRole('link').getAttribute('href')).toBe(brand.phoneHref);
    expect(offer.dir, offer.lang).toBe(['ar', 'fa'].includes(offer.lang) ? 'rtl' : '');
  }
});

test('the insurance page names every insurer on the owner’s list', async () => {
  await show(paths.insurance);
  const named = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const { name } of insurers) expect(named).toContain(name);
});

test('complaints can go to the Office for Civil Rights', async () => {
  await show(paths.privacyPractices);
  expect(screen.getByRole('link', { name: /hhs\.gov\/hipaa/ })).toBeTruthy();
  cleanup();
  await show(paths.nondiscrimination);
  expect(screen.getByRole('link', { name: '1-800-368-1019' })).toBeTruthy();
});

// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { dispute } from '#shared/estimates/dispute.ts';
import { insurers } from '#shared/insurers.ts';
import { insurance } from '#shared/legal/content/insurance.ts';
import { legalPages } from '#shared/legal/content/legal-pages.ts';
import { nondiscrimination } from '#shared/legal/content/nondiscrimination.ts';
import { privacy } from '#shared/legal/content/privacy.ts';
import { privacyPractices } from '#shared/legal/content/privacy-practices.ts';
import type { LegalPage } from '#shared/legal/legal-page.ts';
import { effectiveDate } from '#shared/legal/legal-settings.ts';
import { paths } from '#web/lib/paths.ts';
import { LegalScreen } from './legal-screen.tsx';

afterEach(cleanup);

function show(page: LegalPage) {
  render(
    <MemoryRouter>
      <LegalScreen page={page} />
    </MemoryRouter>,
  );
}

describe.each(legalPages)('$path', (page) => {
  test('has its heading and its name on the tab, and headings in order', () => {
    show(page);
    const headings = screen.getAllByRole('heading');
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    expect(headings[0]?.textContent).toBe(page.title);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2);
    expect(document.title).toBe(`${page.title} | ${brand.name}`);
    expect(page.description.length).toBeGreaterThan(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  test('reads final, and says when it took effect', () => {
    show(page);
    expect(document.body.textContent).not.toMatch(/\bdrafts?\b|counsel|hasn’t approved|may change\./i);
    expect(screen.getByText(`Effective ${effectiveDate}`)).toBeTruthy();
  });

  test('links to screens and the notices of the site, to phones and emails, and in a new tab to other sites', () => {
    show(page);
    const here: string[] = [...Object.values(paths), '/third-party-notices.txt'];
    for (const link of screen.getAllByRole('link')) {
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('/')) expect(here).toContain(href);
      else expect(href).toMatch(/^(tel:\+?\d+|mailto:\S+@\S+|https:\/\/[\w.]+\.gov\/\S*)$/);
      expect(link.getAttribute('target'), href).toBe(href.startsWith('https:') ? '_blank' : null);
    }
  });
});

test('tables have a caption, and headers for columns and rows', () => {
  show(privacy);
  const tables = screen.getAllByRole('table');
  expect(tables.length).toBeGreaterThan(2);
  for (const table of tables) {
    expect(document.getElementById(table.getAttribute('aria-labelledby') ?? '')?.textContent).toMatch(/\S/);
    const [head, ...rows] = within(table).getAllByRole('row');
    const columns = within(head as HTMLElement).getAllByRole('columnheader');
    for (const row of rows) {
      expect(within(row).getAllByRole('rowheader')).toHaveLength(1);
      expect(within(row).getAllByRole('cell')).toHaveLength(columns.length - 1);
    }
  }
});

test('offers language help in fifteen languages, each marked with its language and direction', () => {
  show(nondiscrimination);
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

test('the insurance page names every insurer on the owner’s list', () => {
  show(insurance);
  const named = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const { name } of insurers) expect(named).toContain(name);
});

test('the insurance page says when an estimate comes by itself, and how to ask for one', () => {
  show(insurance);
  screen.getByText(
    /^If you book a self-pay visit at least 3 business days ahead, we’ll email you an estimate/,
  );
  screen.getByText(/choose “Ask for a cost estimate,” or call/);
  expect(screen.getByRole('link', { name: 'My bookings' }).getAttribute('href')).toBe('/my-bookings');
  expect(screen.getByRole('link', { name: /^cms\.gov\/nosurprises/ }).getAttribute('href')).toBe(
    dispute.siteUrl,
  );
});

test('complaints can go to the Office for Civil Rights', () => {
  show(privacyPractices);
  expect(screen.getByRole('link', { name: /hhs\.gov\/hipaa/ })).toBeTruthy();
  cleanup();
  show(nondiscrimination);
  expect(screen.getByRole('link', { name: '1-800-368-1019' })).toBeTruthy();
});

// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { readContentPage } from '#shared/services/read-content-page.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { ServiceScreen } from './service-screen.tsx';

const annualWellnessCheck = readContentPage('annual-wellness-check');
const emergency = readContentPage('emergency');
const ivTherapy = readContentPage('iv-therapy');
const primaryCare = readContentPage('primary-care');
const ultrasound = readContentPage('ultrasound');
const urgentCare = readContentPage('urgent-care');
const weightLoss = readContentPage('weight-loss');
const womensHealth = readContentPage('womens-health');
const xRay = readContentPage('x-ray');

afterEach(cleanup);

const pages = [
  urgentCare,
  primaryCare,
  womensHealth,
  annualWellnessCheck,
  emergency,
  ultrasound,
  xRay,
  ivTherapy,
  weightLoss,
];

function show(page: ContentPage) {
  render(
    <MemoryRouter>
      <ServiceScreen page={page} />
    </MemoryRouter>,
  );
}

const headings = () =>
  screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => ({ level: Number(tagName[1]), textContent }));

/** The section with this heading. */
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('a service’s screen', () => {
  test.each(pages)('of $title has one h1, its headings in order, and its name on the tab', (page) => {
    show(page);
    const levels = headings().map(({ level }) => level);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2);
    expect(document.title).toBe(`${page.tabTitle} | ${brand.name}`);
    expect(screen.getByText(page.lead)).toBeTruthy();
  });

  test.each(pages)('of $title begins with what to do in danger, in one press', (page) => {
    show(page);
    const first = [...document.querySelectorAll('a')].slice(0, 3);
    expect(first.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['In danger? Call 911', 'tel:911'],
      ['In crisis? 988 Lifeline', 'tel:988'],
      ['Poisoning? Poison Control', 'tel:+18002221222'],
    ]);
    expect(first[0]?.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('lets every 911 and 988 of its notices be called', () => {
    show(ivTherapy);
    const notice = screen.getByRole('heading', { name: 'When to call 911' }).parentElement as HTMLElement;
    expect(within(notice).getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911');
  });

  test('links every Call To Book to the clinic’s phone', () => {
    show(annualWellnessCheck);
    const calls = screen.getAllByRole('link', { name: 'Call To Book' });
    expect(calls.length).toBeGreaterThan(1);
    for (const call of calls) expect(call.getAttribute('href')).toBe(brand.phoneHref);
  });

  test('says when to call 911 before anything else on the emergency page', () => {
    show(emergency);
    expect(headings()[1]).toEqual({ level: 2, textContent: 'When to call 911' });
    const links = [...document.querySelectorAll('a')].map((link) => link.textContent);
    expect(links.indexOf('Poison Control')).toBeLessThan(links.indexOf('Find a Location'));
    const call = screen.getByRole('link', { name: 'Call or text 988' });
    expect(call.getAttribute('href')).toBe('tel:988');
  });

  test('shows the prices of IV therapy, and books elsewhere in a new tab', () => {
    show(ivTherapy);
    const prices = region('Prices');
    expect(prices.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'B-12 packages',
      'Myers Cocktail',
      'Immune Boost',
    ]);
    for (const line of ['4 shots$100', '6 shots$125', '8 shots$150']) {
      expect(prices.getAllByRole('listitem').some(({ textContent }) => textContent === line)).toBe(true);
    }
    const book = screen.getByRole('link', { name: /^Book Now/ });
    expect(book.getAttribute('href')).toBe(brand.links.externalBooking);
    expect(book.getAttribute('target')).toBe('_blank');
  });

  test('keeps the answers of IV therapy behind their questions', () => {
    show(ivTherapy);
    const [first] = region('Common questions').getAllByRole('group') as HTMLDetailsElement[];
    expect(first?.open).toBe(false);
    expect(first?.textContent).toContain('30 to 60 minutes');
  });

  test('features semaglutide, and says that the story isn’t a real patient’s', () => {
    show(weightLoss);
    expect(region('Featured offer').getByText('$399').textContent).toBe('$399 per month');
    const story = region('Before and after');
    expect(story.getByRole('img', { name: /before.*after/i })).toBeTruthy();
    expect(story.getByText(/not a real patient. Individual results vary/)).toBeTruthy();
  });
});

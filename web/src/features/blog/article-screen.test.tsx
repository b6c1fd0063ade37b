// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ArticleBlock } from '#shared/blog/article.ts';
import { articles } from '#shared/blog/content/articles.ts';
import { brand } from '#shared/brand.ts';
import { ArticleScreen } from './article-screen.tsx';

let description: HTMLMetaElement;

beforeEach(() => {
  description = document.createElement('meta');
  description.name = 'description';
  description.content = 'The whole site';
  document.head.append(description);
});

afterEach(() => {
  cleanup();
  description.remove();
});

async function show(id: string) {
  // Await `act`, so that React continues once the article's chunk has loaded.
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[`/blog-inside/${id}`]}>
        <Suspense>
          <Routes>
            <Route path="/blog-inside/:id" element={<ArticleScreen />} />
          </Routes>
        </Suspense>
      </MemoryRouter>,
    );
  });
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

const relatedLinks = () =>
  within(screen.getByRole('navigation', { name: 'Related Articles' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const textsOf = (block: ArticleBlock) => {
  if (block.kind === 'points') return block.points;
  return block.kind === 'steps' ? block.steps : [block.text];
};

describe.each(articles)('article $id', ({ id, title, date, picture, blocks, related }) => {
  test('shows its title, who published it and when, and all of its text', async () => {
    expect(await show(id)).toBe(title);
    expect(screen.getByText(`By ${brand.name} · Published on ${date}`)).toBeTruthy();
    for (const text of blocks.flatMap(textsOf)) expect(screen.getByText(text)).toBeTruthy();
    expect(document.querySelector('img')?.getAttribute('src')).toBe(picture && `/pictures/${picture}.svg`);
  });

  test('links to its related articles', async () => {
    await show(id);
    expect(relatedLinks()).toEqual(related.map(({ title, to }) => [title, to]));
  });
});

test('an article sets the tab’s title and the meta description', async () => {
  await show('3');
  expect(document.title).toBe(`Urgent Care or Primary Care: Which One Do You Need? | ${brand.name}`);
  expect(description.content).toMatch(/^Urgent care treats the problem you have today\./);
});

test('headings, points and steps have matching elements', async () => {
  await show('7');
  expect(screen.getByRole('heading', { level: 2, name: 'What to bring' })).toBeTruthy();
  expect(screen.getByText('A photo ID').closest('ul')).toBeTruthy();
  expect(screen.getByText('Could you be pregnant?').closest('ol')).toBeTruthy();
});

test('urgent advice stands out under a heading, with the call one tap away', async () => {
  await show('1');
  expect(screen.getByRole('heading', { level: 2, name: 'Get help right away' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911');
});

test('check-in opens in a new tab', async () => {
  await show('6');
  const checkIn = screen.getByRole('link', { name: /^Check-in Now/ });
  expect([checkIn.getAttribute('href'), checkIn.getAttribute('target')]).toEqual([
    brand.links.checkIn,
    '_blank',
  ]);
});

test('article 9 is about UTI testing, has no picture, and leads back to the blog', async () => {
  expect(await show('9')).toBe('UTI Testing: What to Expect');
  expect(document.querySelector('img')).toBeNull();
  expect(description.content).toMatch(/urinary tract infection/);
  expect(relatedLinks().map(([, href]) => href)).toEqual(['/blog']);
});

test.each(['12', '0', '01', 'x', '__proto__', 'constructor'])(
  'there is no article %s: the page links back to the blog',
  async (id) => {
    expect(await show(id)).toBe('Blog post not found.');
    expect(document.title).toBe(`Blog post not found. | ${brand.name}`);
    expect(screen.getByRole('link', { name: 'See all articles' }).getAttribute('href')).toBe('/blog');
  },
);

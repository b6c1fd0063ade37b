// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { articleSummaries } from '#shared/blog/content/summaries.ts';
import { brand } from '#shared/brand.ts';
import { FocusOnArrival } from '#web/app/screen/focus-on-arrival.tsx';
import { BlogScreen } from './blog-screen.tsx';

afterEach(cleanup);

const user = userEvent.setup();

/** Shows the list in a router, whose history begins with another screen. */
function show(address = '/blog') {
  const router = createMemoryRouter(
    [
      {
        path: '/blog',
        element: (
          <main>
            <BlogScreen />
            <FocusOnArrival />
          </main>
        ),
      },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/home', address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const readMore = (title: string) => (name: string) => name.startsWith('Read More') && name.endsWith(title);
const cardTitles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const previous = () => screen.getByRole('button', { name: '<< Previous page' }) as HTMLButtonElement;
const next = () => screen.getByRole('button', { name: '>> Next page' }) as HTMLButtonElement;

test('shows five articles, each with its picture, snippet and a link named after it', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blog');
  expect(document.title).toBe(`Blog | ${brand.name}`);
  const cards = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(cards).toHaveLength(5);
  for (const [index, card] of cards.entries()) {
    const { id, title, snippet } = articleSummaries[index] ?? expect.fail();
    expect(within(card).getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(within(card).getByText(snippet)).toBeTruthy();
    const link = within(card).getByRole('link', { name: readMore(title) });
    expect(link.getAttribute('href')).toBe(`/blog-inside/${id}`);
    const picture = card.querySelector('img');
    expect(picture?.getAttribute('src')).toBe(`/pictures/article-${id}.svg`);
    // The picture is decorative, because the title beside it says the same.
    expect(picture?.alt).toBe('');
    expect(picture?.getAttribute('loading')).toBe(index < 2 ? 'eager' : 'lazy');
  }
});

test('links to check-in, the clinics and booking', () => {
  show();
  const checkIn = screen.getByRole('link', { name: /^Web Check-In/ });
  expect([checkIn.getAttribute('href'), checkIn.getAttribute('target')]).toEqual([
    brand.links.checkIn,
    '_blank',
  ]);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Find Your Nearest Location')).toBe('/locations');
  expect(hrefOf('Book an Appointment')).toBe('/book-appointment');
});

test('turns forward until the last page and back until the first', async () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('Page 1 of 2');
  expect([previous().textContent, next().textContent]).toEqual(['<<', '>>']);
  expect([previous().disabled, next().disabled]).toEqual([true, false]);
  await user.click(next());
  // The live region is the same element, so the change is announced.
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Page 2 of 2'));
  expect([previous().disabled, next().disabled]).toEqual([false, true]);
  expect(cardTitles().slice(0, 5)).toEqual(articleSummaries.slice(5).map(({ title }) => title));
  expect(cardTitles()).toContain('Nutrition Basics: Building a Balanced Diet');
  await user.click(previous());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Page 1 of 2'));
  expect(cardTitles().slice(0, 5)).toEqual(articleSummaries.slice(0, 5).map(({ title }) => title));
});

test('begins the turned page at its heading', async () => {
  show();
  window.scrollTo(0, 900);
  await user.click(next());
  await waitFor(() => expect(document.title).toBe(`Blog, page 2 | ${brand.name}`));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(window.scrollY).toBe(0);
});

test('is on the same page again after Back from an article', async () => {
  const router = show();
  await user.click(next());
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  await user.click(screen.getByRole('link', { name: readMore('Why Regular Health Screenings Matter') }));
  await screen.findByText('Elsewhere');
  expect(router.state.location.pathname).toBe('/blog-inside/8');
  await router.navigate(-1);
  expect((await screen.findByRole('status')).textContent).toBe('Page 2 of 2');
  // Paging adds no history entry: one step back leaves the list.
  await router.navigate(-1);
  await screen.findByText('Elsewhere');
  expect(router.state.location.pathname).toBe('/home');
});

test.each([
  ['2', 2],
  ['99', 2],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['two', 1],
  ['', 1],
])('an address with ?page=%s shows page %i', (page, shown) => {
  show(`/blog?page=${page}`);
  expect(screen.getByRole('status').textContent).toBe(`Page ${shown} of 2`);
});

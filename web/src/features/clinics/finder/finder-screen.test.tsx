// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { place, server, show, startFresh, stored, user } from '#web/features/clinics/clinics.harness.tsx';
import { asked, problem } from '#web/lib/api/server.harness.ts';
import { FinderScreen } from './finder-screen.tsx';

startFresh();

const scrolledTo = vi.fn();

beforeEach(() => {
  scrolledTo.mockReset();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    scrolledTo(this.id, how);
  });
});

/** Near the clinic Eastern / Serene. */
const serene = () => place('36.0489', '-115.1191');
const flamingo = () => place('36.1149', '-115.1568');

const zipField = () => screen.getByLabelText<HTMLInputElement>('ZIP code');
const status = () => screen.getByRole('status').textContent;
const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;
const current = () => document.querySelector('[aria-current="true"]')?.querySelector('h3')?.textContent;
const lookups = () => asked.filter(({ route }) => route.includes('geocode'));

async function search(zip: string) {
  await user.clear(zipField());
  await user.type(zipField(), zip);
  await user.click(screen.getByRole('button', { name: 'Search' }));
}

/** A lookup that is pending until the test resolves it. */
function pending() {
  let answer: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  return { response, answer: (value: Response) => act(async () => answer(value)) };
}

test('finds the nearest clinic: its card is marked, in view and focused, and every distance is shown', async () => {
  server.geocode = serene;
  show(<FinderScreen />);
  await search('89123');
  expect(await screen.findByText('Nearest: Eastern / Serene, 3.12 km')).toBeTruthy();
  expect(lookups().map(({ query }) => query)).toEqual([{ postalcode: '89123' }]);
  expect(current()).toBe('Eastern / Serene');
  expect(within(card('Eastern / Serene')).getByText(/Nearest ·/).textContent).toContain('3.12 km');
  expect(screen.getAllByText(/\d\.\d\d km$/)).toHaveLength(11);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Eastern / Serene' }));
  expect(scrolledTo).toHaveBeenCalledWith(card('Eastern / Serene').id, expect.anything());
  const order = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(order.slice(0, 4)).toEqual([
    'Eastern / Flamingo',
    'Maryland Pkwy / Tropicana',
    'Craig / Ferrell',
    'Eastern / Serene',
  ]);
});

test.each([
  ['no motion', true, 'auto'],
  ['motion', false, 'smooth'],
])('who wants %s gets it', async (_, still, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  server.geocode = serene;
  show(<FinderScreen />);
  await search('89123');
  await screen.findByText(/^Nearest: /);
  expect(scrolledTo).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ behavior }));
});

test('while it looks up, the highlight is on the first card', async () => {
  const lookup = pending();
  server.geocode = () => lookup.response;
  show(<FinderScreen />);
  const plain = card('Cactus').className;
  expect(card('Eastern / Flamingo').className).toBe(plain);
  await search('89123');
  expect(status()).toBe('Looking up 89123…');
  expect(card('Eastern / Flamingo').className).not.toBe(plain);
  await lookup.answer(serene());
  expect(card('Eastern / Flamingo').className).toBe(plain);
  expect(card('Eastern / Serene').className).not.toBe(plain);
});

test('without a ZIP code nothing is looked up, and the field says so', async () => {
  show(<FinderScreen />);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('Enter a ZIP code')).toBeTruthy();
  expect(document.activeElement).toBe(zipField());
  expect(lookups()).toEqual([]);
});

test.each([
  ['an unknown one', () => Response.json([]), /We could not find “00000” on the map.*\(702\) 555-0142/],
  ['one that is none', () => problem(422, 'invalid'), /five digits.*\(702\) 555-0142/],
  ['too many searches', () => problem(429, 'too-many'), /wait a moment.*\(702\) 555-0142/],
  ['a service that fails', () => problem(502, 'upstream'), /map service is not answering.*\(702\) 555-0142/],
  ['a reply without coordinates', () => place('', 'x'), /map service is not answering.*\(702\) 555-0142/],
  ['no network', () => undefined, /no connection right now.*\(702\) 555-0142/],
])('%s is shown at the field; what was typed stays, what was found goes', async (_, answer, words) => {
  server.geocode = serene;
  show(<FinderScreen />);
  await search('89123');
  await screen.findByText(/^Nearest: /);
  server.geocode = answer;
  await search('00000');
  expect(await screen.findAllByText(words)).not.toHaveLength(0);
  expect(document.getElementById(zipField().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    words,
  );
  expect(status()).toMatch(words);
  expect(zipField().value).toBe('00000');
  expect(current()).toBeUndefined();
  expect(screen.queryByText(/\d\.\d\d km$/)).toBeNull();
  expect(
    within(screen.getByRole('search')).getByRole('link', { name: /^Call/ }).getAttribute('href'),
  ).toMatch(/^tel:/);
  await user.type(zipField(), '1');
  expect(screen.queryByText(words)).toBeNull();
});

test('the last search wins, however late the first one answers', async () => {
  const slow = pending();
  server.geocode = (zip) => (zip === '89101' ? slow.response : serene());
  show(<FinderScreen />);
  await search('89101');
  await search('89123');
  await screen.findByText('Nearest: Eastern / Serene, 3.12 km');
  await slow.answer(flamingo());
  expect(status()).toBe('Nearest: Eastern / Serene, 3.12 km');
  expect(current()).toBe('Eastern / Serene');
});

test('pressed twice, it is one search; pressed again afterwards, it brings the visitor there again', async () => {
  const lookup = pending();
  server.geocode = () => lookup.response;
  show(<FinderScreen />);
  await user.type(zipField(), '89123');
  await user.dblClick(screen.getByRole('button', { name: 'Search' }));
  expect(lookups()).toHaveLength(1);
  await lookup.answer(serene());
  server.geocode = serene;
  scrolledTo.mockReset();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(lookups()).toHaveLength(2);
  await vi.waitFor(() => expect(scrolledTo).toHaveBeenCalledOnce());
});

test("the visitor's own place finds the nearest clinic too, and leaves no trace on the wire", async () => {
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (found: PositionCallback) =>
        found({ coords: { latitude: 36.0208, longitude: -115.1191 } } as GeolocationPosition),
    },
  });
  show(<FinderScreen />);
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText('Nearest: Eastern / Serene, 0.00 km')).toBeTruthy();
  expect(asked).toEqual([]);
  expect(JSON.stringify(stored())).not.toContain('distance');
});

test('a denied location shows a message, and a ZIP code still works', async () => {
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (_: PositionCallback, refused: PositionErrorCallback) =>
        refused({ message: 'denied' } as GeolocationPositionError),
    },
  });
  server.geocode = serene;
  show(<FinderScreen />);
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/Your location is not available/)).toBeTruthy();
  expect(zipField().hasAttribute('aria-invalid')).toBe(false);
  await search('89123');
  expect(await screen.findByText('Nearest: Eastern / Serene, 3.12 km')).toBeTruthy();
});

// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clinics } from '#shared/clinics/clinics.ts';
import '#web/domain/clinics/search-place.ts';
import { knownPlace } from '#web/domain/clinics/known-place.ts';
import { place, server, show, startFresh, stored, user } from '#web/features/clinics/clinics.harness.tsx';
import { asked } from '#web/lib/api/server.harness.ts';
import { enterText } from '#web/lib/enter-text.harness.ts';
import { FinderScreen } from './finder-screen.tsx';

startFresh();

const scrolledTo = vi.fn();

beforeEach(() => {
  scrolledTo.mockReset();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    scrolledTo(this.id, how);
  });
});

/** Reno is far from all clinics. The nearest one is Craig / Ferrell. */
const reno = () => place('39.53', '-119.814', 'Reno, NV 89501');
const mesquite = () => place('36.805', '-114.067', 'Mesquite, NV 89027');

const zipField = () => screen.getByLabelText<HTMLInputElement>('ZIP code, city or clinic');
const status = () => within(screen.getByRole('search')).getByRole('status').textContent;
const card = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;
const current = () => document.querySelector('[aria-current="true"]')?.querySelector('h3')?.textContent;
const lookups = () => asked.filter(({ route }) => route.includes('geocode'));

async function search(text: string) {
  await enterText(user, zipField(), text);
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

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('a ZIP code of the valley lists all clinics by their miles; the nearest is marked, in view and focused', async () => {
  show(<FinderScreen />);
  expect(zipField().required).toBe(true);
  await search('89123');
  await vi.waitFor(() => expect(status()).toBe('Nearest: Eastern / Serene, 1.9 miles'));
  // A ZIP code we know is looked up in the browser: no request says where the visitor is.
  expect(lookups()).toEqual([]);
  expect(current()).toBe('Eastern / Serene');
  expect(within(card('Eastern / Serene')).getByText(/Nearest ·/).textContent).toContain('1.9 miles');
  expect(screen.getAllByText(/\d miles$/)).toHaveLength(clinics.length + 1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Eastern / Serene' }));
  expect(scrolledTo).toHaveBeenCalledWith(card('Eastern / Serene').id, expect.anything());
  expect(names().slice(0, 3)).toEqual(['Eastern / Serene', 'Cactus', 'Volunteer Blvd & Raiders Way']);
});

test.each([
  ['Henderson, NV', 'Volunteer Blvd & Raiders Way', 'Henderson', '10.1 miles'],
  ['las vegas', 'Washington / Lamb', 'Las Vegas', '3.3 miles'],
])(
  '%s leads to a clinic there: it is first, highlighted and in view, and never called the nearest of all',
  async (text, name, town, miles) => {
    show(<FinderScreen />);
    await search(text);
    expect(status()).toBe(`Nearest in ${town}: ${name}, ${miles}`);
    expect(current()).toBe(name);
    expect(names()[0]).toBe(name);
    expect(within(card(name)).getByText(new RegExp(`^In ${town} · `)).textContent).toContain(miles);
    expect(screen.queryByText(/Nearest ·/)).toBeNull();
    expect(scrolledTo).toHaveBeenCalledWith(card(name).id, expect.anything());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name }));
  },
);

test.each([
  ['sumerlin', 'Nearest: Spring Mountain / Rainbow, 5.7 miles', 'Spring Mountain / Rainbow'],
  ['rainbow blvd', 'Found: Spring Mountain / Rainbow, Rainbow / Robindale', 'Spring Mountain / Rainbow'],
  ['cactus', 'Found: Cactus', 'Cactus'],
])('%s is found as well', async (text, words, first) => {
  show(<FinderScreen />);
  await search(text);
  expect(status()).toBe(words);
  expect(current()).toBe(first);
  expect(names().slice(0, 10)).toHaveLength(10);
  expect(names()[0]).toBe(first);
});

test('a ZIP code elsewhere is looked up; it is far, which is said along with a number to call', async () => {
  server.geocode = reno;
  show(<FinderScreen />);
  await search('89501');
  expect(await screen.findByText(/^Nearest: Craig/)).toBeTruthy();
  expect(screen.getByText('Our closest clinic is 340 miles from Reno, NV')).toBeTruthy();
  expect(scrolledTo).toHaveBeenCalledWith('far-notice', expect.anything());
  expect(lookups().map(({ query }) => query)).toEqual([{ postalcode: '89501' }]);
});

test.each([
  ['no motion', true, 'auto'],
  ['motion', false, 'smooth'],
])('who wants %s gets it', async (_, still, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  show(<FinderScreen />);
  await search('89123');
  await screen.findByText(/^Nearest: /);
  expect(scrolledTo).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ behavior }));
});

test('while it looks up, nothing is highlighted', async () => {
  const lookup = pending();
  server.geocode = () => lookup.response;
  show(<FinderScreen />);
  const plain = card('Cactus').className;
  await search('89501');
  expect(status()).toBe('Looking up 89501…');
  for (const name of names().slice(0, 10)) expect(card(name ?? '').className).toBe(plain);
  await lookup.answer(reno());
  expect(card('Craig / Ferrell').className).not.toBe(plain);
});

test('without a ZIP code nothing is looked up, and the field says so', async () => {
  show(<FinderScreen />);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('Enter a ZIP code, city or clinic name')).toBeTruthy();
  expect(document.activeElement).toBe(zipField());
  expect(lookups()).toEqual([]);
});

test.each([
  ['what we do not know', 'asdf', undefined, /couldn’t find “asdf”.*such as 89117.*\(\d{3}\) \d{3}-\d{4}/],
  [
    'no ZIP code',
    '00000',
    () => Response.json([]),
    /couldn’t find “00000” on the map. Please check the ZIP code.*\(\d{3}\) \d{3}-\d{4}/,
  ],
  ['no network', '00000', () => undefined, /seem to be offline.*\(\d{3}\) \d{3}-\d{4}/],
])('%s is said at the field; what was typed stays, and so do the clinics', async (_, text, answer, words) => {
  if (answer) server.geocode = answer;
  show(<FinderScreen />);
  await search('89123');
  await search(text);
  await vi.waitFor(() => expect(status()).toMatch(words));
  expect(document.getElementById(zipField().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    words,
  );
  expect(zipField().value).toBe(text);
  expect(names()).toHaveLength(clinics.length + 1);
  expect(current()).toBeUndefined();
  expect(screen.queryByText(/\d miles$/)).toBeNull();
  expect(
    within(screen.getByRole('search')).getByRole('link', { name: /^Call/ }).getAttribute('href'),
  ).toMatch(/^tel:/);
  await user.type(zipField(), '1');
  expect(screen.queryByText(words)).toBeNull();
});

test('the last search wins, however late the first one answers', async () => {
  const slow = pending();
  server.geocode = (zip) => (zip === '89027' ? slow.response : reno());
  show(<FinderScreen />);
  await search('89027');
  await search('89501');
  await screen.findByText(/^Nearest: Craig/);
  await slow.answer(mesquite());
  expect(status()).toMatch(/^Nearest: Craig/);
});

test('pressed twice, it is one search; pressed again afterwards, it brings the visitor there again', async () => {
  const lookup = pending();
  server.geocode = () => lookup.response;
  show(<FinderScreen />);
  await user.type(zipField(), '89501');
  await user.dblClick(screen.getByRole('button', { name: 'Search' }));
  expect(lookups()).toHaveLength(1);
  await lookup.answer(reno());
  server.geocode = reno;
  scrolledTo.mockReset();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(lookups()).toHaveLength(2);
  await vi.waitFor(() => expect(scrolledTo).toHaveBeenCalledOnce());
});

test('a place that another screen found is in the field, with its distances', () => {
  knownPlace.set({ name: 'Summerlin', lat: 36.168, lng: -115.331 });
  show(<FinderScreen />);
  expect(zipField().value).toBe('Summerlin');
  expect(screen.getAllByText(/\d miles$/)).toHaveLength(clinics.length);
  expect(current()).toBeUndefined();
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
  expect(await screen.findByText('Nearest: Eastern / Serene, 0 ft')).toBeTruthy();
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
  show(<FinderScreen />);
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/couldn’t get your location/)).toBeTruthy();
  expect(zipField().hasAttribute('aria-invalid')).toBe(false);
  await search('89123');
  expect(await screen.findByText('Nearest: Eastern / Serene, 1.9 miles')).toBeTruthy();
});

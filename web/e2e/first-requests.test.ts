import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { siteDirectory } from '#infra/build/site-build.ts';
import { brand } from '#shared/brand.ts';
import { aliases, pathPatterns, paths } from '#web/lib/paths.ts';

interface FirstRequests {
  app: string;
  everywhere: string[];
  files: string[];
  screens: Record<string, number[]>;
  showView: string;
  views: string;
}

const html = readFileSync(join(siteDirectory, 'index.html'), 'utf8');
const [, json = ''] = html.match(/id="first-requests">(.*?)<\/script>/) ?? [];
const { app, everywhere, files, screens, showView, views } = JSON.parse(json) as FirstRequests;

interface View {
  title: string;
  scripts: string[];
  html: string;
}

/** The routes that have a first view, from the names of the views' files. */
const viewed = readdirSync(join(siteDirectory, views), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.txt'))
  .map((file) => `/${file.replace('.txt', '')}`);

/** The screen's first view, if it has one. */
function viewOf(path: string): View | undefined {
  const file = join(siteDirectory, views, `${path.replace(/\/$/, '').replace(/[?=]/g, '-')}.txt`);
  if (!existsSync(file)) return undefined;
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  return { ...JSON.parse(head), html: lines.join('\n') };
}

const filesAt = (path: string) => (screens[path] ?? []).map((index) => files[index] ?? '');

const routes = Object.values({ ...paths, ...aliases, ...pathPatterns });

test('index.html knows files of every screen, and all of them exist', () => {
  const known = routes.map((route) => screens[route.replace(/:\w+$/, '')]);
  expect(known.filter((requests) => !requests)).toEqual([]);
  const all = [
    app,
    showView,
    ...everywhere,
    ...files,
    ...viewed.flatMap((path) => viewOf(path)?.scripts ?? []),
  ];
  expect(all.filter((file) => !existsSync(join(siteDirectory, file)))).toEqual([]);
  expect(
    Object.values(screens)
      .flat()
      .filter((index) => files[index] === undefined),
  ).toEqual([]);
});

test('index.html requests the app and the fonts, an article its picture, and its view the scripts of its text', () => {
  expect(app).toMatch(/^assets\/index-.*\.js$/);
  expect(everywhere.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
  expect(filesAt('/blog-inside/3')).toEqual(['pictures/article-3.svg']);
  expect(viewOf('/blog-inside/3')?.scripts.join()).toMatch(/article-screen-.*article-3-/);
});

test('a first view has one main heading and a title, and neither scripts nor styles, which the policy refuses', () => {
  expect(viewed.length).toBeGreaterThan(40);
  for (const path of viewed) {
    const { title, html: view } = viewOf(path) ?? expect.fail(path);
    expect(title, path).toMatch(new RegExp(`^\\S.+ \\| ${brand.shortName}`));
    // The confirmation has no heading before it knows its visit.
    const headings = path === '/appointment-confirmation/-token' ? 0 : 1;
    expect(view.match(/<h1[ >]/g) ?? [], path).toHaveLength(headings);
    expect(view.split('<main '), path).toHaveLength(2);
    // The dashboard has no footer.
    expect(view.split('<footer '), path).toHaveLength(path === '/admin-bookings' ? 1 : 2);
    expect(view, path).not.toMatch(/<script|<style|<link|\sstyle=|\son\w+=|<template/);
  }
});

test('no first view can book, move, cancel or charge: its forms search, write to us or ask for a code', () => {
  const folder = join(siteDirectory, views);
  const submits = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/<button type="submit".*?<\/button>/g),
    ])
    .map(([button]) => button.replace(/<.*?>/g, ''));
  expect(new Set(submits)).toEqual(
    new Set(['Search', 'Send Message', 'Request a consultation', 'Email me a code']),
  );
});

test.each([
  ['/location-detail/10', 'pictures/clinic-10.svg'],
  ['/urgentCare', 'pictures/urgent-care.svg'],
  ['/contact', 'pictures/contact.svg'],
])('index.html requests the picture that %s shows first', (path, picture) => {
  expect(filesAt(path)).toContain(picture);
});

interface Visitor {
  /** What localStorage contains, by key. */
  local?: Record<string, string>;
  session?: Record<string, string>;
}

/** What the inline script requests for a URL with this hash, in order, and the URL's hash after the script. */
function open(hash: string, { local = {}, session = {} }: Visitor = {}) {
  const [, script = ''] = html.match(/<script>([\s\S]*?)<\/script>/) ?? [];
  expect(script).toContain('first-requests');
  const requested: string[] = [];
  const append = (...links: { rel: string; href: string }[]) =>
    requested.push(...links.map(({ rel, href }) => `${rel} ${href}`));
  const location = { hash, search: '', pathname: '/' };
  runInNewContext(script, {
    URLSearchParams,
    location,
    history: {
      replaceState: (_: unknown, __: string, address: string) => Object.assign(location, { hash: address }),
    },
    localStorage: local,
    sessionStorage: session,
    document: {
      getElementById: () => ({ textContent: json }),
      createElement: () => ({}),
      documentElement: {},
      head: { append },
    },
    fetch: async (address: string) => {
      requested.push(`fetch ${address}`);
      return { ok: false };
    },
  });
  return { requested, hash: location.hash };
}

const requestedAt = (hash: string, visitor?: Visitor) => open(hash, visitor).requested;

const viewAt = (hash: string, visitor?: Visitor) =>
  requestedAt(hash, visitor)
    .find((request) => request.startsWith('fetch'))
    ?.replace(`fetch /${views}/`, '');

const link = (file: string) => `${file.endsWith('.js') ? 'modulepreload' : 'preload'} /${file}`;

test('a screen’s own files come right after the app, those for every screen last; at home the app waits', () => {
  const dashboard = filesAt('/admin-bookings');
  expect(dashboard.length).toBeGreaterThan(2);
  const callback = '#/admin-bookings?code=1&state=2';
  expect(requestedAt(callback)).toEqual([app, ...dashboard, ...everywhere].map(link));
  expect(requestedAt('')).toEqual([...everywhere, ...filesAt('/home')].map(link));
  // The router adds a missing slash.
  expect(requestedAt(callback.replace('/', ''))).toEqual(requestedAt(callback));
});

test('a screen with a first view requests it with its styles and picture, and the app later', () => {
  const clinic = [...filesAt('/location-detail/'), ...filesAt('/location-detail/10')];
  expect(clinic.filter((file) => file.endsWith('.js'))).toEqual([]);
  expect(requestedAt('#/location-detail/10')).toEqual([
    ...[showView, ...clinic, ...everywhere].map(link),
    `fetch /${views}/location-detail/10.txt`,
  ]);
});

test('a link to booking has its clinic’s first view, whatever its day', () => {
  const [styles = expect.fail()] = filesAt('/book-appointment').filter((file) => file.endsWith('.css'));
  for (const hash of [
    '#/book-appointment?clinic=7',
    '#/book-appointment?clinic=7&date=2026-11-30&time=1%3A45',
  ]) {
    const requested = requestedAt(hash);
    expect(requested, hash).toContain(link(styles));
    expect(requested.filter((request) => request.startsWith('modulepreload'))).toEqual([link(showView)]);
    expect(requested.at(-1)).toBe(`fetch /${views}/book-appointment-clinic-7.txt`);
  }
});

test.each([
  ['#/contact', 'contact.txt'],
  ['#contact', 'contact.txt'],
  ['#/contact/', 'contact.txt'],
  ['#/contact?utm_source=x', 'contact.txt'],
  ['#/contact/?utm_source=x&fbclid=y', 'contact.txt'],
  ['#/location-detail/4/?gclid=z', 'location-detail/4.txt'],
  ['#/book-appointment?utm_source=x&clinic=7', 'book-appointment-clinic-7.txt'],
  ['#/book-appointment?date=2026-11-30', 'book-appointment.txt'],
  ['#/not-mine/UC1/', 'not-mine.txt'],
  ['#/waitlist/AAAA/', 'waitlist.txt'],
  ['#/admin-bookings?view=payments', 'admin-bookings.txt'],
  ...['appointment-confirmation', 'reschedule', 'not-mine', 'receipt', 'estimate', 'waitlist'].flatMap(
    (screen) => [
      [`#/${screen}/1?token=a/b.c`, `${screen}/-token.txt`],
      [`#/${screen}/1/?utm_source=mail&token=a`, `${screen}/-token.txt`],
    ],
  ),
])('%s has the first view %s', (hash, view) => {
  expect(viewAt(hash)).toBe(view);
});

// Data under these keys make the screen differ from its first view, as web/src/app/first-views.test.tsx tests.
test.each([
  ['/cart', ['cartItems', 'receiptLink']],
  ['/my-bookings', ['appointments', 'lookup', 'starRating', 'billPayDraft']],
  ['/appointment-confirmation/1', ['lookup', 'lookupRequest']],
  ['/reschedule/1', ['lookup']],
  ['/receipt/1', ['receiptLink']],
  ['/estimate/1', ['estimateLink', 'lookup']],
  ['/admin-bookings', ['dashboardNotice']],
])(
  '%s has no first view where any of %j is stored: the app and the screen are requested right away',
  (path, keys) => {
    const own = filesAt(path.replace(/1$/, ''));
    expect(own.filter((file) => file.endsWith('.js'))).not.toEqual([]);
    for (const key of keys) {
      for (const area of ['local', 'session'])
        expect(requestedAt(`#${path}`, { [area]: { [key]: '1' } }), key).toEqual(
          [app, ...own, ...everywhere].map(link),
        );
    }
    expect(viewAt(`#${path}`)).toBeDefined();
  },
);

test('a visit that this browser booked has the view of one that is loading; another is told to be unknown', () => {
  const local = { appointments: JSON.stringify([{ confirmationNumber: 'UC1', manageToken: 'token' }]) };
  for (const screen of ['appointment-confirmation', 'reschedule']) {
    expect(viewAt(`#/${screen}/UC1`, { local })).toBe(`${screen}/-token.txt`);
    for (const appointments of ['', '[', '[null]', '{}', '[{"confirmationNumber":"UC2"}]'])
      expect(viewAt(`#/${screen}/UC1`, { local: { appointments } })).toBe('appointment-confirmation.txt');
  }
  expect(viewAt('#/not-mine/UC1', { local })).toBe('not-mine.txt');
});

test('to reschedule a visit that the browser cannot open leads to its confirmation, as the app would', () => {
  expect(open('#/reschedule/UC1/?utm_source=x').hash).toBe('#/appointment-confirmation/UC1');
  expect(requestedAt('#/reschedule/UC1')).toEqual(requestedAt('#/appointment-confirmation/UC1'));
  // With a lookup session or a token, the app may be able to open the visit.
  expect(open('#/reschedule/UC1', { session: { lookup: '{}' } }).hash).toBe('#/reschedule/UC1');
  expect(open('#/reschedule/UC1?token=a').hash).toBe('#/reschedule/UC1?token=a');
  expect(open('#/reschedule').hash).toBe('#/reschedule');
});

test('an address that names no screen requests nothing of its own', () => {
  const plain = [app, ...everywhere].map(link);
  for (const hash of [
    '#/no/such/screen',
    '#constructor',
    '#/constructor',
    '#/__proto__',
    '#/../x',
    '#//evil.example',
  ])
    expect(requestedAt(hash), hash).toEqual(plain);
  for (const hash of [
    '#/location-detail/11',
    '#/location-detail/../../x',
    '#/blog-inside/%2e%2e',
    '#/book-appointment?clinic=11',
    '#/contact?token=a',
    '#/receipt/1?token=<b>',
    '#/blog?page=2',
    '#/shop-for-test?test=cbc',
    '#/appointment-confirmation',
  ])
    expect(
      requestedAt(hash).filter((request) => request.startsWith('fetch')),
      hash,
    ).toEqual([]);
});

import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { domainWarning, siteAnswerOf, sitePaths } from './site-paths.ts';

const answerTo = (url: string) => {
  const [path = '', query] = url.split('?');
  const answer = siteAnswerOf(path, sitePaths, query);
  return `${answer.status} ${'file' in answer ? answer.file : answer.location}`;
};

test.each([
  ['/', '200 /index.html'],
  ['/signed-out', '200 /index.html'],
  ['/clinics', '200 /clinics.html'],
  ['/clinics/eastern-flamingo', '200 /clinics/eastern-flamingo.html'],
  ['/privacy', '200 /privacy.html'],
  ['/robots.txt', '200 /robots.txt'],
  ['/assets/missing.js', '200 /assets/missing.js'],
  ['/index.html', '200 /index.html'],
])('%s is answered by %s', (path, answer) => {
  expect(answerTo(path)).toBe(answer);
});

test.each([
  ['/clinics/', '301 /clinics'],
  ['/clinics/eastern-flamingo/', '301 /clinics/eastern-flamingo'],
  ['/clinics//', '301 /clinics'],
  ['/Clinics', '301 /clinics'],
  ['/clinics.html', '301 /clinics'],
  ['/clinics.html?from=ad', '301 /clinics'],
])('%s is sent to the one address of its page: %s', (path, answer) => {
  expect(answerTo(path)).toBe(answer);
});

test.each([
  ['/admin-bookings', '302 /#/admin-bookings'],
  ['/contact', '302 /#/contact'],
  ['/Book-Appointment/', '302 /#/book-appointment'],
  ['/book-appointment?', '302 /#/book-appointment'],
  ['/book-appointment?clinic=7&date=2026-12-01', '302 /#/book-appointment?clinic=7&date=2026-12-01'],
])('%s, typed without the #, is sent to its screen: %s', (path, answer) => {
  expect(answerTo(path)).toBe(answer);
});

test.each([
  '/nothing',
  '/nothing/',
  '/clinics/nowhere',
  '/v1.2/page',
  '/404.html',
  '/clinics/index.html',
  '/old-page.html',
  '/404',
  '//evil.example/',
  '/assets/',
])('%s does not exist', (path) => {
  expect(answerTo(path)).toBe('404 /404.html');
});

// A regular expression with an unlimited quantifier would not finish within the test's time.
test('a path of a million slashes is answered', () => {
  expect(answerTo(`${'/'.repeat(1_000_000)}x`)).toBe('404 /404.html');
});

test('a deployment to another domain than the pages name is warned of', () => {
  expect(domainWarning(new URL(brand.siteUrl).hostname)).toBeUndefined();
  expect(domainWarning('another.example.org')).toContain('shared/brand.ts: siteUrl');
});

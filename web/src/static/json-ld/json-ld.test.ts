import { describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { staticPages } from '#shared/pages/static-pages.ts';
import { findMistakes } from './check-json-ld.harness.ts';
import { homeJsonLd, jsonLdOf } from './json-ld.ts';
import { jsonLdText } from './json-ld-script.ts';

const today = '2026-11-22';
type Thing = Record<string, unknown>;

const things = (path: string) => {
  const page = staticPages.find((candidate) => candidate.path === path) ?? expect.fail(path);
  return jsonLdOf(page, today) as Thing[];
};
const main = (path: string) => things(path)[0] ?? expect.fail(path);

describe('by the vocabulary of schema.org', () => {
  test.each(staticPages.map((page) => [page.path, page] as const))('%s has no mistake', (_, page) => {
    const objects = jsonLdOf(page, today);
    expect(objects.flatMap((object) => findMistakes(object))).toEqual([]);
    expect(objects.at(-1)).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
  });

  test('home has none', () => {
    expect(homeJsonLd.flatMap((object) => findMistakes(object))).toEqual([]);
    expect(homeJsonLd).toMatchObject([{ '@type': 'MedicalOrganization' }, { '@type': 'WebSite' }]);
  });

  const clinic = main('/clinics/cactus');
  const labTest = main('/lab-tests/cbc');
  const article = main('/blog/uti-testing-what-to-expect');

  test.each<[string, Thing, RegExp]>([
    ['an unknown type', { ...clinic, '@type': 'MedicalClinik' }, /unknown type MedicalClinik/],
    ['no type', { name: 'Cactus' }, /has no @type/],
    [
      'a misspelled property',
      { ...clinic, telefone: '+17025550142' },
      /telefone is no property of MedicalClinic/,
    ],
    ['the property of another type', { ...article, geo: clinic.geo }, /geo is no property of Article/],
    [
      'an offer for a mere medical test',
      { '@type': 'MedicalTest', name: 'CBC', offers: labTest.offers },
      /offers is no property/,
    ],
    [
      'the property of a nested object',
      { ...clinic, address: { '@type': 'PostalAddress', street: '85 E Cactus Ave' } },
      /address\.street is no property/,
    ],
    [
      'an object of another type',
      { ...clinic, geo: clinic.address },
      /geo is a PostalAddress, not a GeoCoordinates/,
    ],
    ['a text for an object', { ...clinic, geo: '36.1,-115.1' }, /geo is "36/],
    [
      'a text for a number',
      { ...clinic, geo: { '@type': 'GeoShape', elevation: true } },
      /elevation is true/,
    ],
    ['a date in another form', { ...article, datePublished: 'Mar 15, 2025' }, /datePublished is "Mar/],
    ['an impossible date', { ...article, datePublished: '2025-02-30' }, /datePublished is/],
    [
      'a time in another form',
      { ...clinic, openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens: '8 AM' } },
      /opens is "8 AM"/,
    ],
    ['a relative address', { ...article, url: '/blog' }, /url is "\/blog"/],
    [
      'a specialty of its own',
      { ...clinic, medicalSpecialty: 'https://schema.org/UrgentCare' },
      /medicalSpecialty is/,
    ],
    ['an enumeration’s short name', { ...clinic, medicalSpecialty: 'PrimaryCare' }, /medicalSpecialty is/],
    ['a superseded property', { ...article, fileFormat: 'text/html' }, /fileFormat is superseded/],
  ])('%s is a mistake', (_, object, mistake) => {
    const mistakes = findMistakes(object);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(mistake);
  });

  test('a more special type and its inherited properties are right', () => {
    expect(
      findMistakes({
        '@type': 'CovidTestingFacility',
        name: 'A',
        geo: clinic.geo,
        parentOrganization: clinic,
      }),
    ).toEqual([]);
  });
});

test('a clinic says where it is, when it opens, and on which days it won’t', () => {
  expect(main('/clinics/cactus')).toMatchObject({
    '@type': 'MedicalClinic',
    name: `${brand.name}: Cactus`,
    telephone: brand.phoneHref.replace('tel:', ''),
    address: { streetAddress: '85 E Cactus Ave', postalCode: '89183' },
    geo: { latitude: 35.9986, longitude: -115.1684 },
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
        (day) => `https://schema.org/${day}`,
      ),
      opens: '08:00',
      closes: '17:00',
    },
    potentialAction: { target: `${brand.siteUrl}/#/book-appointment?clinic=10` },
  });
  const closed = main('/clinics/cactus').specialOpeningHoursSpecification as Thing[];
  expect(closed).toHaveLength(10);
  expect(closed[0]).toMatchObject({
    name: 'Closed for Thanksgiving',
    validFrom: '2026-11-26',
    validThrough: '2026-11-26',
    opens: '00:00',
    closes: '00:00',
  });
});

test('a lab test has the price that the shop charges', () => {
  expect(main('/lab-tests/cbc')).toMatchObject({
    name: 'CBC',
    offers: { price: 30, priceCurrency: 'USD', url: `${brand.siteUrl}/#/shop-for-test?test=cbc` },
  });
});

test('an article has the day on which it appeared', () => {
  expect(main('/blog/staying-hydrated-in-the-las-vegas-summer')).toMatchObject({
    datePublished: '2025-06-03',
    image: `${brand.siteUrl}/social-cards/article-1.jpg`,
  });
  expect(main('/blog/uti-testing-what-to-expect')).not.toHaveProperty('image');
});

test('questions with answers are a FAQ, where a page has some', () => {
  expect(things('/services/iv-therapy').map((thing) => thing['@type'])).toContain('FAQPage');
  expect(things('/services/x-ray').map((thing) => thing['@type'])).not.toContain('FAQPage');
});

test('breadcrumbs lead from home through the overview', () => {
  const { itemListElement } = things('/lab-tests/cbc').at(-1) as { itemListElement: Thing[] };
  expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
    [1, 'Home', { '@id': `${brand.siteUrl}/` }],
    [2, 'Lab tests', { '@id': `${brand.siteUrl}/lab-tests` }],
    [3, 'CBC', { '@id': `${brand.siteUrl}/lab-tests/cbc` }],
  ]);
});

test('no text ends the script', () => {
  const objects = [{ name: '</script><script>alert(1)</script><!--' }];
  expect(jsonLdText(objects)).not.toMatch(/[<]/);
  expect(JSON.parse(jsonLdText(objects))).toEqual(objects);
});

import { describe, expect, it } from 'vitest';
import {
  findLabTest,
  findLabTestByTitle,
  homeFeaturedTests,
  labFeaturedTests,
  labTests,
} from './catalogue.ts';
import { labTestDetails } from './details.ts';
import { parsePrice } from './price.ts';
import { labTestTitles } from './titles.ts';

const asWritten = (tests: readonly { title: string; price: string }[]) =>
  tests.map(({ title, price }) => `${title} ${price}`);

describe('the catalogue', () => {
  it('has the sixteen tests of the specification, in its order and at its prices', () => {
    expect(asWritten(labTests)).toEqual([
      'Complete Physical with EKG $225.00',
      'Complete Physical without EKG $200.00',
      'Complete Blood Work $225.00',
      'TSH $65.00',
      'Folate $65.00',
      'T3 $85.00',
      'CBC $30.00',
      'CMP $30.00',
      'Lipid Profile $50.00',
      'Urine Culture $30.00',
      'HBA1C $25.00',
      'Urinalysis $30.00',
      'Testosterone Free Total $80.00',
      'Testosterone Total $50.00',
      'HIV $65.00',
      'R.Arthritis $65.00',
    ]);
  });

  it('says for each test what it is, what it measures, what we take, how to prepare and when results are ready', () => {
    for (const { id, title, content } of labTests) {
      const { measures, sample, preparation, results } = labTestDetails[id];
      for (const text of [content, measures, sample, preparation, results])
        expect(text).toMatch(/^[A-Z].{20,}\.$/);
      expect(sample, title).toMatch(/blood|urine/i);
      expect(preparation, title).toMatch(/fast|eat|morning/i);
      expect(results, title).toMatch(/24 to 48 hours|longer/);
    }
  });

  it('does not promise a urine culture within two days', () => {
    expect(labTestDetails['urine-culture'].results).not.toContain('24 to 48');
  });
});

describe('the featured tests', () => {
  it('are six on home, at prices of their own', () => {
    expect(asWritten(homeFeaturedTests)).toEqual([
      'Complete Physical with EKG $225.00',
      'Complete Blood Work $225.00',
      'TSH test $65.00',
      'Lipid Profile $50.00',
      'CBC $45.00',
      'CMP $55.00',
    ]);
  });

  it('are four on the lab page', () => {
    expect(labFeaturedTests).toHaveLength(4);
  });
});

describe('a test', () => {
  it('has one id, and one title in the shop', () => {
    expect(new Set(labTests.map(({ id }) => id)).size).toBe(16);
    expect(new Set(labTests.map(({ title }) => title)).size).toBe(16);
    expect(labTests.map(({ id }) => id)).toEqual(Object.keys(labTestTitles));
    for (const { id } of labTests) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('is nowhere cheaper than in the shop, whose price is charged', () => {
    for (const { test, price } of homeFeaturedTests)
      expect(parsePrice(test.price)).toBeLessThanOrEqual(parsePrice(price));
  });

  it.each([
    ['TSH', 'tsh'],
    ['TSH test', 'tsh'],
    ['CBC', 'cbc'],
    ['R.Arthritis', 'r-arthritis'],
  ])('is found by the title of any card: %s', (title, id) => {
    expect(findLabTestByTitle(title)).toBe(findLabTest(id));
    expect(findLabTest(id)?.id).toBe(id);
  });

  it.each(['cbc', ' CBC', 'Folate test', '', 'constructor', '__proto__', undefined, null, 0, { id: 'cbc' }])(
    'is not found by %j',
    (title) => {
      expect(findLabTestByTitle(title)).toBeUndefined();
    },
  );

  it.each(['CBC', '', 'constructor', '__proto__', undefined, null, 0])('has no id %j', (id) => {
    expect(findLabTest(id)).toBeUndefined();
  });
});

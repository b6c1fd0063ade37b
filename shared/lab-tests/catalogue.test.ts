import { describe, expect, it } from 'vitest';
import {
  currentOffer,
  homeFeaturedTests,
  isOffered,
  type LabTest,
  labFeaturedTests,
  labTests,
} from './catalogue.ts';
import { labTestDetails } from './details.ts';

const asWritten = (tests: readonly LabTest[]) => tests.map(({ title, price }) => `${title} ${price}`);

describe('the catalogue', () => {
  // spec §3, Shop catalogue (16)
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

  it('says for each test what it is, what it measures, how to prepare and when results are ready', () => {
    for (const { title, content } of labTests) {
      const { measures, preparation, results } = labTestDetails[title];
      for (const text of [content, measures, preparation, results]) expect(text).toMatch(/^[A-Z].{20,}\.$/);
      expect(preparation, title).toMatch(/fast|eat|morning/i);
      expect(results, title).toMatch(/24 to 48 hours|longer/);
    }
  });

  it('does not promise a urine culture within two days', () => {
    expect(labTestDetails['Urine Culture'].results).not.toContain('24 to 48');
  });
});

describe('the featured tests', () => {
  // spec §3, Featured tests
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

  it('have the descriptions of the shop', () => {
    const shopContent = new Set(labTests.map(({ content }) => content));
    for (const { content } of [...homeFeaturedTests, ...labFeaturedTests]) {
      expect(shopContent).toContain(content);
    }
  });
});

describe('an offer', () => {
  it.each([
    ['the shop', labTests],
    ['home', homeFeaturedTests],
    ['the lab page', labFeaturedTests],
  ])('from %s is known', (_, tests) => {
    expect(tests.filter((test) => !isOffered(test))).toEqual([]);
  });

  it.each([
    ['another price', { title: 'CBC', price: '$44.00' }],
    ['a price of another test', { title: 'CBC', price: '$225.00' }],
    ['the same amount without the dollar sign', { title: 'CBC', price: '30.00' }],
    ['a title in lower case', { title: 'cbc', price: '$30.00' }],
    ['a title that no screen offers', { title: 'Folate test', price: '$65.00' }],
    ['the name of a property of every object', { title: 'constructor', price: '$30.00' }],
  ])('is refused: %s', (_, offer) => {
    expect(isOffered(offer)).toBe(false);
  });

  it('keeps a price that is still valid, and falls back to the shop’s price otherwise', () => {
    expect(currentOffer('CBC', '$45.00')?.price).toBe('$45.00');
    expect(currentOffer('CBC', '$30.00')?.price).toBe('$30.00');
    expect(currentOffer('CBC', '$1.00')?.price).toBe('$30.00');
    expect(currentOffer('Folate test', '$65.00')).toBeUndefined();
  });
});

import { expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { detailsTexts } from './details-texts.ts';

// The headings are fixed, so the text beside each heading has to say when the clinics are open.
test('what promises care or booking around the clock says beside it when the clinics are open', () => {
  const { banner, lead } = detailsTexts.booking;
  expect([banner, lead]).toEqual([
    expect.stringContaining('24/7'),
    expect.stringContaining(brand.hoursInWords),
  ]);
  const claim = detailsTexts.claims.points.find(({ title }) => title === '24/7 Urgent Care');
  expect(claim?.text).toContain(brand.hoursInWords);
});

test('the claim of no wait times says that walk-ins may wait', () => {
  const claim = detailsTexts.claims.points.find(({ title }) => title === 'No Wait Times');
  expect(claim?.text).toContain('Walk-ins may have a wait');
});

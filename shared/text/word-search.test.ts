import { expect, test } from 'vitest';
import { matchesWords, wordsOf } from './word-search.ts';

const texts = ['María Núñez O’Brien', 'maria.nunez@example.com', 'AC-778120', 'Đặng-Sørensen, stitches'];
const phones = ['+17025550142'];
const isOther = (word: string) => word === '4242';

const finds = (search: string) => matchesWords(wordsOf(search), { texts, phones, isOther });

test.each([
  'nunez maria',
  'NÚÑEZ',
  // Accents as separate characters.
  'Nu\u0301n\u0303ez',
  'obrien',
  "o'brien",
  'O‘Brien nunez',
  'brien, maria',
  'dang sorensen',
  'nunez@example',
  'ac-7781',
  '(702) 555-0142',
  '7025550142',
  '+1 702 555 0142',
  '1-702-555-0142',
  '702.555.0142',
  '555-0142',
  '555 0142',
  'maria 702-555-0142 nunez',
  '4242',
  '778120 4242',
  '812 4242',
])('%j finds it', (search) => {
  expect(finds(search)).toBe(true);
});

test.each(['', ' , ', 'maria lopez', '702 555 0143', '(725) 555-0142', '0142555', '4242 4343', 'obrian'])(
  '%j doesn’t',
  (search) => {
    expect(finds(search)).toBe(false);
  },
);

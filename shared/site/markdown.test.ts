import { describe, expect, test } from 'vitest';
import type { LinkedText } from './content.ts';
import { byTitle, markdown, plain } from './markdown.ts';

const read = markdown<object>({
  '##': (title) => ({ title }),
  '': (text) => ({ text }),
  '-': (...points) => ({ points }),
  '1.': (...steps) => ({ steps }),
  '>': (urgent) => ({ urgent }),
});

/** Reads a plain text instead of a template. */
const readText = (text: string) => read([text]);

describe('blocks', () => {
  test('are headings, texts, points, steps and what is urgent, with empty lines between them', () => {
    expect(read`
## In the heat

Drink water
before you’re thirsty.

- Wear a hat.
- Walk early,
  not at noon.

1. Lie down.
2. Drink.
   Slowly.

> Call 911
> if someone faints.
`).toEqual([
      { title: 'In the heat' },
      { text: 'Drink water before you’re thirsty.' },
      { points: ['Wear a hat.', 'Walk early, not at noon.'] },
      { steps: ['Lie down.', 'Drink. Slowly.'] },
      { urgent: 'Call 911 if someone faints.' },
    ]);
  });

  test('may begin with a quote, a price, a number or a parenthesis', () => {
    for (const text of ['“Hello”', '$30 a visit', '24 to 48 hours', '1.5 miles', '(optional)', 'Éclair'])
      expect(readText(text)).toEqual([{ text }]);
  });

  test.each([
    ['an unknown heading', '# Title'],
    ['a heading too small', '#### Title'],
    ['a mark that the dialect lacks', '### Title'],
    ['a heading on two lines', '## Title\nand more'],
    ['two headings in one block', '## One\n## Two'],
    ['a text right below a list’s block of another kind', '- One\n1. Two'],
    ['a list right below a text', 'Bring:\n- your ID'],
    ['a text that wraps before a number', 'Anyone under\n18. They need a parent.'],
    ['a list in a list', '- One\n  - Two'],
    ['another mark for points', '* One'],
    ['another mark for steps', '1) One'],
    ['a mark without a space', '-One'],
    ['a mark without a text', '- '],
    ['a table', '| a | b |'],
    ['a rule', '---'],
    ['nothing', '\n'],
  ])('refuse %s', (_, text) => {
    expect(() => readText(text)).toThrow('subset of Markdown');
  });
});

describe('links', () => {
  test('lead to screens, files, phones, addresses and, in a new tab, other sites', () => {
    expect(read`
Call [us](tel:+1702), write to [us](mailto:care@example.com) or see [your visits](/my-bookings).

[Licenses](/notices.txt) of [others](https://example.com/a?b=c)
`).toEqual([
      {
        text: [
          'Call ',
          { label: 'us', href: 'tel:+1702' },
          ', write to ',
          { label: 'us', href: 'mailto:care@example.com' },
          ' or see ',
          { label: 'your visits', to: '/my-bookings' },
          '.',
        ],
      },
      {
        text: [
          { label: 'Licenses', href: '/notices.txt' },
          ' of ',
          { label: 'others', href: 'https://example.com/a?b=c', newTab: true },
        ],
      },
    ]);
  });

  test.each([
    ['an unclosed label', 'Call [us'],
    ['an unclosed target', 'Call [us](tel:1'],
    ['a label without a target', 'Call [us] today'],
    ['an empty label', 'Call [](tel:1)'],
    ['a target of no known kind', 'Call [us](us)'],
    ['a script', '[us](javascript:alert)'],
    ['a hint for one of our screens', '[us](/about-us "Our page")'],
    ['another site without its protocol', '[us](//example.com)'],
    ['a phone number as people write it', '[us](tel:(702)555-0142)'],
    ['an unsafe site', '[us](http://example.com)'],
    ['emphasis', 'Call **now**'],
    ['code', 'Call `now`'],
    ['HTML', 'Call <b>now</b>'],
  ])('refuse %s', (_, text) => {
    expect(() => readText(text)).toThrow('subset of Markdown');
  });

  test('are refused where only plain text may be', () => {
    const text: LinkedText = [{ label: 'us', href: 'tel:1' }];
    expect(() => plain(text)).toThrow('subset of Markdown');
    expect(plain('us')).toBe('us');
  });
});

describe('values', () => {
  test('are text, whatever is in them', () => {
    const text = '](x)\n\n## [*]';
    expect(read`${text}, after ${3} days [${text}](tel:${1})`).toEqual([
      { text: [`${text}, after 3 days `, { label: text, href: 'tel:1' }] },
    ]);
    expect(read`${'- one'}`).toEqual([{ text: '- one' }]);
  });

  test('are blocks if they stand alone', () => {
    expect(read`
One

${{ text: 'Two' }}

${[{ text: 'Three' }, { text: 'Four' }]}
`).toEqual([{ text: 'One' }, { text: 'Two' }, { text: 'Three' }, { text: 'Four' }]);
    expect(() => read`One ${{ text: 'Two' }}`).toThrow('subset of Markdown');
  });

  test('can lead a link to no place that the text could not name', () => {
    expect(() => read`[us](${'javascript:alert(1)'})`).toThrow('subset of Markdown');
  });
});

describe('titles', () => {
  const blocks = markdown<{ title: string } | { text: LinkedText }>({
    '##': (title) => ({ title: plain(title) }),
    '': (text) => ({ text }),
  });

  test('have the blocks below them, and may end with a detail', () => {
    expect(
      byTitle(blocks`
## Fast {cards x-ray}

One

Two

## Painless
`),
    ).toEqual([
      { title: 'Fast', detail: 'cards x-ray', blocks: [{ text: 'One' }, { text: 'Two' }] },
      { title: 'Painless', detail: '', blocks: [] },
    ]);
  });

  test('come before anything else', () => {
    expect(() => byTitle(blocks`One`)).toThrow('subset of Markdown');
  });
});

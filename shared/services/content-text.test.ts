import { describe, expect, test } from 'vitest';
import { contentText } from './content-text.ts';

/** The sections of a page with this text below its lead and buttons. */
const read = (text: string) => contentText([`Lead\n\n[Find a Location](/locations)\n\n${text}`]).sections;

test('a content page begins with its lead and its buttons', () => {
  const call = '[Call](tel:1) [Book Now](https://book.example.com "Opens another site")';
  expect(contentText([`We can help.\n\n${call}\n\n## Our mission\n\nOne`])).toEqual({
    lead: 'We can help.',
    actions: [
      { label: 'Call', href: 'tel:1' },
      { label: 'Book Now', href: 'https://book.example.com', newTab: true, hint: 'Opens another site' },
    ],
    sections: [{ kind: 'prose', title: 'Our mission', paragraphs: ['One'] }],
  });
  for (const start of ['We can help.\n\n', '[Call](tel:1)\n\n', ''])
    expect(() => contentText([`${start}## Our mission\n\nOne`])).toThrow('subset of Markdown');
});

describe('a content page', () => {
  test('has prose with a picture, and buttons', () => {
    expect(
      read(`
## Our mission

One

Two

## One visit {prose x-ray}

Three

[About X-ray](/x-ray) [About lab tests](/lab)

[Call](tel:1)
`),
    ).toEqual([
      { kind: 'prose', title: 'Our mission', paragraphs: ['One', 'Two'] },
      {
        kind: 'prose',
        title: 'One visit',
        paragraphs: ['Three'],
        picture: 'x-ray',
        actions: [
          { label: 'About X-ray', to: '/x-ray' },
          { label: 'About lab tests', to: '/lab' },
          { label: 'Call', href: 'tel:1' },
        ],
      },
    ]);
  });

  test('has lists, cards, steps and questions', () => {
    expect(
      read(`
## Conditions {list}

Lead

- One
- Two

Note

## Benefits {cards}

Lead

### Fast

It is.

Note

## What to expect {steps}

### Walk in

Anytime.

## Common questions {questions}

### Is it safe?

Yes.
`),
    ).toEqual([
      { kind: 'list', title: 'Conditions', lead: 'Lead', points: ['One', 'Two'], note: 'Note' },
      {
        kind: 'cards',
        title: 'Benefits',
        lead: 'Lead',
        cards: [{ title: 'Fast', text: 'It is.' }],
        note: 'Note',
      },
      { kind: 'steps', title: 'What to expect', steps: [{ title: 'Walk in', text: 'Anytime.' }] },
      {
        kind: 'questions',
        title: 'Common questions',
        questions: [{ question: 'Is it safe?', answer: 'Yes.' }],
      },
    ]);
  });

  test('has notices and a call to action', () => {
    expect(
      read(`
## Call 911 {urgent}

Right away, for:

- Chest pain

## Call ahead {warn}

Please do.

## Talk to us {call}

[Contact Us](/contact)
`),
    ).toEqual([
      { kind: 'notice', tone: 'urgent', title: 'Call 911', text: 'Right away, for:', points: ['Chest pain'] },
      { kind: 'notice', tone: 'warn', title: 'Call ahead', text: 'Please do.' },
      { kind: 'call', title: 'Talk to us', actions: [{ label: 'Contact Us', to: '/contact' }] },
    ]);
  });

  test('has prices, and a story', () => {
    expect(
      read(`
## Prices {prices}

### Shots

In the arm.

- 4 shots: $100
- $399 per month
- Vitamin B-12

## Before and after {story weight-loss-story}

A person on a bench.

> Now we walk.

Not a real patient.
`),
    ).toEqual([
      {
        kind: 'prices',
        title: 'Prices',
        cards: [
          {
            name: 'Shots',
            text: 'In the arm.',
            prices: [
              { label: '4 shots', price: '$100' },
              { price: '$399', unit: 'per month' },
            ],
            points: ['Vitamin B-12'],
          },
        ],
      },
      {
        kind: 'story',
        title: 'Before and after',
        picture: 'weight-loss-story',
        pictureText: 'A person on a bench.',
        quote: 'Now we walk.',
        speaker: 'Not a real patient.',
      },
    ]);
  });

  test.each([
    ['a kind that is none', '## One {carousel}\n\nText'],
    ['an unknown picture', '## One {prose none}\n\nText'],
    ['a picture beside cards', '## One {cards x-ray}\n\n### Two\n\nText'],
    ['a title alone', '## One'],
    ['a list without points', '## One {list}\n\nText'],
    ['a card without a text', '## One {cards}\n\n### Two'],
    ['two notes', '## One {list}\n\n- Two\n\nText\n\nText'],
    ['steps with a note', '## One {steps}\n\n### Two\n\nText\n\nText'],
    ['a call without a button', '## One {call}\n\nText'],
    ['points in prose', '## One\n\nText\n\n- Two'],
    ['a link within a text', '## One\n\nText [two](/two)'],
    ['a text without a title', 'Text'],
    ['a price without a text', '## One {prices}\n\n### Two\n\n- $3'],
    ['a price in a form that we don’t read', '## One {prices}\n\n### Two\n\nText\n\n- $3\n- $30 a month'],
    ['a card without a price', '## One {prices}\n\n### Two\n\nText\n\n- Shots'],
    ['a kind that isn’t closed', '## One {cards\n\n### Two\n\nText'],
    ['a word after the picture', '## One {prose x-ray left}\n\nText'],
    ['a kind that every object has', '## One {toString}\n\nText'],
    ['a story without a picture', '## One {story}\n\nText\n\n> Text\n\nText'],
  ])('refuses %s', (_, text) => {
    expect(() => read(text)).toThrow('subset of Markdown');
  });
});

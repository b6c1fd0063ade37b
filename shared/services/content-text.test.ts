import { describe, expect, test } from 'vitest';
import { contentText } from './content-text.ts';

/** Reads a plain text instead of a template. */
const read = (text: string) => contentText([text]);

describe('a content page', () => {
  test('has prose with a picture, and buttons', () => {
    expect(contentText`
## Our mission

One

Two

## One visit {prose x-ray}

Three

[About X-ray](/x-ray) [About lab tests](/lab)

${{ label: 'Call', href: 'tel:1' }}
`).toEqual([
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
    expect(contentText`
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
`).toEqual([
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
    expect(contentText`
## Call 911 {urgent}

Right away, for:

- Chest pain

## Call ahead {warn}

Please do.

## Talk to us {call}

[Contact Us](/contact)
`).toEqual([
      { kind: 'notice', tone: 'urgent', title: 'Call 911', text: 'Right away, for:', points: ['Chest pain'] },
      { kind: 'notice', tone: 'warn', title: 'Call ahead', text: 'Please do.' },
      { kind: 'call', title: 'Talk to us', actions: [{ label: 'Contact Us', to: '/contact' }] },
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
  ])('refuses %s', (_, text) => {
    expect(() => read(text)).toThrow('subset of Markdown');
  });
});

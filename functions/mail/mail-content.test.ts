import { expect, test } from 'vitest';
import { bodiesOf, type MailContent } from './mail-content.ts';
import { styleSheet } from './mail-styles.ts';

const link = { text: 'Open', href: 'https://clinic.example/?a=1&b=2' };
/** A mail with everything that a mail can have. */
const full: MailContent = {
  sender: ['1 Main St'],
  heading: 'Your visit',
  opening: 'Hello, this is about your visit.',
  firstLink: { ...link, lead: 'Not yours?' },
  facts: [
    { label: 'When', value: ['Tuesday', '1:45 PM'], bold: 'all' },
    { label: 'Where', value: 'Main', link },
  ],
  amounts: [{ title: 'Tests', rows: [{ label: 'CBC', value: '$30.00', isTotal: true }] }],
  highlight: '123456',
  code: { label: 'Order', value: 'K7RM4XDT', rows: [[true, false]], note: 'Bring it.' },
  quote: 'Typed',
  advice: ['Come early.'],
  link,
  offers: [{ title: 'Instead', links: [{ ...link, detail: 'Main' }], other: link }],
  otherLinks: [link],
  lastLink: link,
  footer: ['In an emergency, call 911.'],
};
const { text, html } = bodiesOf(full);

/** Each style that the mail uses, with its inline declarations. */
const inline = new Map(
  [...html.matchAll(/class="(\w+)" style="([^"]*)"/g)].map(([, name = '', style = '']) => [name, style]),
);
const dark = new Map(
  [...styleSheet.matchAll(/\.(\w+) \{([^}]*)\}/g)].map(([, name = '', css = '']) => [name, css]),
);

function colorIn(css: string | undefined, property: string): string | undefined {
  return css?.match(new RegExp(`(?:^|[; ])${property}:(?:[^;#]* )?(#[0-9a-f]{6})`))?.[1];
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

test.each([
  ['ground', 'ground'],
  ['name', 'ground'],
  ['small', 'ground'],
  ['sheet', 'sheet'],
  ['small', 'sheet'],
  ['link', 'sheet'],
  ['outline', 'outline'],
  ['button', 'button'],
  ['card', 'card'],
  ['label', 'card'],
  ['link', 'card'],
])('%s can be read on %s, light and dark', (words, ground) => {
  for (const css of [inline, dark]) {
    const color = colorIn(css.get(words), 'color') ?? '';
    const background = colorIn(css.get(ground), 'background') ?? '';
    expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
  }
});

test('every style with a color has one for the dark, except the mark', () => {
  const colored = [...inline].flatMap(([name, css]) => (css.includes('#') ? [name] : []));
  expect(colored.filter((name) => !dark.has(name))).toEqual(['mark']);
});

test('nothing is loaded: it looks the same with images off', () => {
  expect(html).not.toMatch(/<img|url\(|<link|src=|@import/);
});

test('the plain text says the same, in the same order', () => {
  expect(text).toBe(`Sagebrush Urgent & Primary Care
1 Main St

Your visit

Hello, this is about your visit.

Not yours? Open:
${link.href}

123456

Order: K7RM4XDT

Bring it.

When: Tuesday, 1:45 PM
Where: Main
Open:
${link.href}

Tests
CBC: $30.00

> Typed

Come early.

Open:
${link.href}

Instead

Open · Main:
${link.href}

Open:
${link.href}

Open:
${link.href}

Open:
${link.href}

In an emergency, call 911.
`);
});

test('a long address does not widen the mail', () => {
  const { html: page } = bodiesOf(full);
  expect(page).toMatch(/<dd [^>]*overflow-wrap:anywhere/);
});

test('our phone number can be tapped, and stays on one line; one that a visitor typed is no link of ours', () => {
  const { html: page, text: plain } = bodiesOf({
    ...full,
    quote: 'Call (900) 555-0100.',
    footer: ['Questions? Call (702) 555-0142.'],
  });
  expect(page).toMatch(/Call <a href="tel:\+17025550142" [^>]*white-space:nowrap">\(702\) 555-0142<\/a>\./);
  expect(page).toContain('Call (900) 555-0100.');
  expect(plain).toContain('Call (702) 555-0142.');
});

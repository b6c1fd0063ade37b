import { describe, expect, test } from 'vitest';
import { questionOf } from '#functions/chatbot/prices/ask-prices.harness.ts';
import { articles } from '#shared/blog/content/articles.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import { passages } from './passages.ts';
import { quote, search, searchAnswer } from './search.ts';

describe('a question is answered with a quote from the page about it', () => {
  test.each([
    ['thyroid ultrasound', 'nodules', '/ultrasound'],
    ['do you do ultrasounds of the thyroid', 'nodules', '/ultrasound'],
    ['ultrasound', 'sound waves', '/ultrasound'],
    ['does ultrasound use radiation', 'no radiation', '/ultrasound'],
    ['is IV therapy safe', 'Is IV therapy safe for everyone? No.', '/iv-therapy'],
    ['how long does an IV session take', '30 to 60 minutes', '/iv-therapy'],
    ['hereditary cancer testing', 'higher risk', '/primaryCare'],
    ['are you accepting new patients', 'with or without insurance', '/primaryCare'],
    ['PCR test', 'genetic material', '/lab'],
    ['annual wellness check', 'visit a year', '/annual-wellness-check'],
    ['how do I stay hydrated in summer', 'heat', '/blog-inside/1'],
    ['do you do xrays', 'call ahead', '/x-ray'],
    ['flu vaccine', '$30 without insurance', '/primaryCare'],
  ])('%j', (message, fact, href) => {
    const answer = searchAnswer(questionOf(message));
    expect(answer?.reply).toContain(fact);
    expect(answer?.links[0]?.href).toBe(href);
    expect(answer?.links.length).toBeLessThanOrEqual(3);
  });

  test('in Spanish, it names the page, which is in English', () => {
    const answer = searchAnswer(questionOf('hereditary cancer', 'es'));
    expect(answer?.reply).toContain('en inglés');
    expect(answer?.links[0]?.href).toBe('/primaryCare');
  });

  test.each([...contentPages, ...articles].map(({ title }) => title))(
    'in whole sentences, briefly: %s',
    (title) => {
      const reply = searchAnswer(questionOf(title))?.reply ?? 'None.';
      expect(reply.length).toBeLessThanOrEqual(350);
      expect(reply).toMatch(/[.!?]["”)]?$/);
    },
  );
});

test('every passage is quoted in whole sentences', () => {
  for (const { title, text } of passages) {
    const quoted = quote(title, text);
    expect(quoted.length, quoted).toBeLessThanOrEqual(350);
    expect(quoted).toMatch(/[.!?]["”)]?$/);
  }
});

test('when to call 911 is never quoted', () => {
  const urgent = contentPages
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.kind === 'notice' && section.tone === 'urgent' ? [section.text] : []));
  const all = passages.map(({ text }) => text);
  expect(urgent.length).toBeGreaterThan(5);
  for (const text of urgent) expect(all.some((each) => each.includes(text))).toBe(false);
});

test.each([
  '',
  'what is the',
  'care',
  'zyxmarker',
  'you are useless',
  'tylenol for 4 month old',
  'plan b',
  'cancellation fee',
  'do you do mri scans',
  'who won the world series',
  'write me a poem about the sea',
  'can I bring my dog',
  'asdfghjkl',
  'best pizza in vegas',
  'is there a pharmacy inside',
  'allergy shots',
  'dot physical',
  'who are the doctors at your clinics',
  'donde hay tacos buenos',
  'quien gano la pelea del canelo',
])('%j finds nothing', (message) => {
  expect(search(message)).toEqual([]);
});

test('the forms of a word find the same passage', () => {
  expect(search('hereditary cancers screening')[0]).toBeDefined();
  expect(search('hereditary cancers screening')[0]).toBe(search('hereditary cancer screenings')[0]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameMessages, personName } from './person-name.ts';

const schema = personName('Name is required');

function messageFor(name: unknown): string | undefined {
  return schema.safeParse(name).error?.issues[0]?.message;
}

const isAccepted = (name: string) => schema.safeParse(name).success;

describe('a name', () => {
  test.each([
    'Dana',
    'J.R. Smith',
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'Dr. Smith',
    'St. John',
    'Martin Luther King Jr.',
    'J.-P. Belmondo',
    "O'Brien",
    'O’Brien',
    'Nguyễn',
    'Nguye\u0302\u0303n',
    '李小龍',
    '山田\u3000太郎',
    'María-José',
    'Ngũgĩ wa Thiong’o',
    'محمد',
    'שרה',
    'क्षितिज',
    'ሃይሌ',
    'Kaʻiulani',
    '-',
    'x'.repeat(100),
  ])('may be %s', (name) => {
    expect(messageFor(name)).toBeUndefined();
  });

  test('is trimmed', () => {
    expect(schema.parse('  Dana ')).toBe('Dana');
  });

  test.each(['', '   ', undefined, null, 7])('is required: %j', (name) => {
    expect(messageFor(name)).toBe('Name is required');
  });

  test.each([
    'evil.app',
    'x.evil.app',
    'Account locked. Sign in at evil.app',
    'www.evil',
    'J.Smith',
    't.co',
    'St.John',
    'evil.a',
    'evil.a\u0301pp',
    'cheap-pills.com',
    'evil-.app',
    'Bücher.example',
    'ｅｖｉｌ.ａｐｐ',
    't.\ufb01',
    '李.网',
    'evilꓸapp',
  ])('is no web address: %s', (name) => {
    expect(messageFor(name)).toBe(nameMessages.webAddress);
  });

  test.each([
    ['a scheme and a path', 'https://evil.app/login'],
    ['a path', 'evil app/login'],
    ['an email address', 'dana@evil'],
    ['a full-width period', 'evil．app'],
    ['an ideographic period', 'evil。app'],
    ['a half-width ideographic period', 'evil｡app'],
    ['a one-dot leader', 'evil․app'],
    ['a zero-width space', 'evil.\u200bapp'],
    ['a zero-width joiner', 'evil\u200d.app'],
    ['a word joiner', 'evil\u2060.app'],
    ['a byte order mark', 'evil\ufeff.app'],
    ['a soft hyphen', 'evil\u00ad.app'],
    ['a mark that joins graphemes', 'evil.\u034fapp'],
    ['an invisible Hangul letter', 'evil.\u3164app'],
    ['a change of direction', 'Dana \u202eppa.live'],
    ['an isolate', 'Dana \u2066x\u2069'],
    ['a number', 'Call 702 555 0199'],
    ['a line break', 'Dana\nBcc: x'],
    ['a null character', 'Da\u0000na'],
    ['half a character', 'Dana \ud83d'],
    ['an emoji', 'Dana 🎉'],
    ['markup', '<b>Dana</b>'],
  ])('has no %s', (_, name) => {
    expect(messageFor(name)).toBe(nameMessages.characters);
  });

  test('has at most 100 characters', () => {
    expect(messageFor('x'.repeat(101))).toBe('Use 100 characters or fewer');
  });
});

/**
 * Whether a mail program would turn part of the text into a link: a web address, an email address or a number, even
 * with invisible or look-alike characters.
 */
function isAutoLinked(text: string): boolean {
  const undisguised = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[。｡．․ꓸ]/g, '.');
  return /[\p{L}\p{N}]\p{M}*[.]\p{L}\p{M}*[\p{L}\p{N}-]|[\p{L}\p{N}]{2}\.\p{L}|\/\/|@|\d{3}/u.test(
    undisguised,
  );
}

const pieces = fc.constantFrom(
  ...['evil', 'app', 'J', 'R', 'com', 'www', 'Dana', 'ﬁ', '李', '网', 'é', 'e\u0301', 'ａ', "O'", '-', ' '],
  ...['.', '．', '。', '｡', '․', 'ꓸ', '\u200b', '\u034f', '\u3164', '\u202e', '/', ':', '@', '4155550199'],
);
const names = fc.oneof(
  fc.array(pieces, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom('a', 'b', '.', ' ', '-', "'", 'é'), maxLength: 12 }),
);

describe('whatever is typed', () => {
  const settings = { numRuns: 5_000, seed: 20_261_122 };

  test('nothing accepted has anything that a mail program would turn into a link', () => {
    fc.assert(
      fc.property(names, (name) => !isAccepted(name) || !isAutoLinked(name)),
      settings,
    );
  });

  test('a list of known top-level domains would let links through', () => {
    const isNaivelyAccepted = (name: string) => !/\.(?:com|net|org|app)\b|:\/\//i.test(name);
    const checked = fc.check(
      fc.property(names, (name) => !isNaivelyAccepted(name) || !isAutoLinked(name)),
      settings,
    );
    expect(checked.failed).toBe(true);
  });
});

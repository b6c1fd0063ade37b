const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** In UTF-16 units. Letters of some scripts have several marks; more marks than this are a prank. */
const maxLetterLength = 8;

/** The first letter, with its marks. Empty when there is no letter. */
function firstLetter(name: string): string {
  for (const { segment } of graphemes.segment(name.normalize('NFC'))) {
    const [letter = ''] = segment.match(/^\p{L}[\p{L}\p{M}]*/u) ?? [];
    if (letter) return letter.length > maxLetterLength ? letter.replace(/\p{M}/gu, '') : letter;
  }
  return '';
}

function joined(names: readonly string[]): string {
  const letters = names.map(firstLetter).filter((letter) => letter !== '');
  return letters.map((letter) => `${letter.toUpperCase()}.`).join('');
}

/** `D.O.` for Dana Ortega. Empty when the names have no letters. */
export function initialsOf(firstName: string, lastName: string): string {
  return joined([firstName, lastName]);
}

/** `D.O.` for `Dana M. Ortega`, and `D.` for `Dana`. */
export function initialsOfFullName(name: string): string {
  const words = name.split(/\s+/).filter((word) => firstLetter(word) !== '');
  return joined(words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words);
}

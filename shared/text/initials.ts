const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/** The most UTF-16 units of a letter and its marks. Some scripts put several marks on one; still more are a prank. */
const maxLetterLength = 8;

/** The first letter, with its marks. Empty when there is no letter. */
function firstLetter(name: string): string {
  for (const { segment } of graphemes.segment(name.normalize('NFC'))) {
    const [letter = ''] = segment.match(/^\p{L}[\p{L}\p{M}]*/u) ?? [];
    if (letter) return letter.length > maxLetterLength ? letter.replace(/\p{M}/gu, '') : letter;
  }
  return '';
}

/** `D.O.` for `Dana M. Ortega`, and `D.` for `Dana`. Empty when the name has no letters. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .map(firstLetter)
    .filter((letter) => letter !== '');
  const [first, ...others] = letters.map((letter) => `${letter.toUpperCase()}.`);
  return [first, others.at(-1)].join('');
}

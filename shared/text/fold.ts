/** Letters that Unicode doesn't decompose into a plain letter and a mark, as people type them on a US keyboard. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** The apostrophes that a name may have, in any typography. */
export const apostrophes = /['’‘ʼ`´]/g;

/** Lower case, without accents, so that `Núñez` equals `nunez`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter);
}

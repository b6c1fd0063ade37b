/** Lowercase, without accents and apostrophes. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ`]/gu, '')
    .toLowerCase();
}

interface Searched {
  texts: readonly string[];
  phone?: string;
}

/** Whether every word of a search is in one of the texts, or the search is a phone number in any spelling. */
export function matchesWords(q: string, { texts, phone = '' }: Searched): boolean {
  const digits = q.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length >= 4 && /^[\d\s().+-]+$/.test(q) && phone.replace(/\D/g, '').includes(digits))
    return true;
  const all = texts.map(folded);
  return folded(q)
    .split(/[\s,]+/)
    .every((word) => all.some((text) => text.includes(word)));
}

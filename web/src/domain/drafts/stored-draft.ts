import { readStored } from '#web/lib/storage.ts';

/** A form's texts as this tab keeps them; those of `empty` where there is nothing, or nothing of use. */
export function readTexts<Texts extends Record<string, string>>(key: string, empty: Texts): Texts {
  const stored = readStored('session', key);
  const typed = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const texts = Object.entries(empty).map(([field, text]) => [
    field,
    typeof typed[field] === 'string' ? typed[field] : text,
  ]);
  return Object.fromEntries(texts) as Texts;
}

import { readStored } from '#web/lib/storage.ts';

/** A form draft kept in this tab. Missing or unusable texts are taken from `empty`. */
export function readStoredDraft<Texts extends Record<string, string>>(key: string, empty: Texts): Texts {
  const stored = readStored('session', key);
  const typed = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const texts = Object.entries(empty).map(([field, text]) => [
    field,
    typeof typed[field] === 'string' ? typed[field] : text,
  ]);
  return Object.fromEntries(texts) as Texts;
}

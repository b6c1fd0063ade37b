import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** The draft of a form whose fields are all texts. Kept in this tab only, since it holds personal data. */
export function formDraft<Texts extends Record<string, string>>(key: string, empty: Texts) {
  return {
    /** Missing or unusable texts are those of `empty`. */
    read(): Texts {
      const stored = readStored('session', key);
      const typed = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
      const texts = Object.entries(empty).map(([field, text]) => [
        field,
        typeof typed[field] === 'string' ? typed[field] : text,
      ]);
      return Object.fromEntries(texts) as Texts;
    },
    save: (draft: Partial<Texts>): void => writeStored('session', key, draft),
    clear: (): void => removeStored('session', key),
  };
}

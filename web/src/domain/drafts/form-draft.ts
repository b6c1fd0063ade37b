import { addMemory } from '#web/lib/storage/forget.ts';
import { draftMinutes, type StoredKey } from '#web/lib/storage/registry.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';
import { createStore } from '#web/lib/store.ts';

/** A draft kept in memory only: until the page is closed, and no longer than a stored draft lasts. */
export function memoryDraft<Values>() {
  const store = createStore<{ values: Values; savedAtMs: number } | undefined>(() => undefined);

  function read(): Values | undefined {
    const draft = store.get();
    const isOver = draft && Date.now() - draft.savedAtMs >= draftMinutes * 60_000;
    if (isOver) store.set(undefined);
    return isOver ? undefined : draft?.values;
  }

  addMemory(() => read() !== undefined);
  return {
    read,
    save: (values: Values): void => store.set({ values, savedAtMs: Date.now() }),
    clear: (): void => store.set(undefined),
  };
}

type DraftKey = Extract<StoredKey, `${string}Draft`>;

/**
 * The draft of a form whose fields are all texts. Kept in this tab only, since it holds personal data.
 * @param unstored the fields that are never stored and stay in memory: messages, account numbers
 */
export function formDraft<Texts extends Record<string, string>>(
  key: DraftKey,
  empty: Texts,
  unstored: readonly (keyof Texts & string)[],
) {
  const memory = memoryDraft<Partial<Texts>>();
  const stored = Object.keys(empty).filter((field) => !unstored.includes(field));

  function pick(values: Partial<Texts>, fields: readonly string[]): Partial<Texts> {
    const entries = fields.map((field) => [field, values[field]]);
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string')) as Partial<Texts>;
  }

  return {
    /** Fields whose draft is missing or not a string get the values of `empty`. */
    read(): Texts {
      const values = (readStored(key) ?? {}) as Partial<Texts>;
      return { ...empty, ...pick(values, stored), ...memory.read() };
    },
    save(values: Partial<Texts>): void {
      writeStored(key, pick(values, stored));
      memory.save(pick(values, unstored));
    },
    clear(): void {
      removeStored(key);
      memory.clear();
    },
  };
}

/** How people say what they want, in plain words. See `phrasing.ts` for the notation. */
export interface Said {
  said: readonly string[];
  /** Phrasings that mean something else. */
  except?: readonly string[];
}

/** Intents by name. Of those that a message says, the first counts. */
export type Intents = Readonly<Record<string, Said>>;

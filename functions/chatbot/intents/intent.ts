/** How people say that they want one thing, in plain words. See `phrasing.ts` for the notation. */
export interface Intent {
  phrasings: readonly string[];
  /** Phrasings that mean something else. */
  except?: readonly string[];
}

/** Intents by name. Of those that a message says, the first counts. */
export type Intents = Readonly<Record<string, Intent>>;

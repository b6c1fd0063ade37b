/** What goes wrong with one call of the API. Without `afterWork` it goes wrong before anything has happened. */
export interface ApiFault {
  /** Answers this instead: 429, 500, 503 … */
  status?: number;
  /** Milliseconds that pass first. More than a client waits is a timeout. */
  delay?: number;
  /** Closes the connection without an answer. */
  drop?: boolean;
  /** The work is done, and its answer is what gets lost. */
  afterWork?: boolean;
  /** Strikes only calls whose method and path contain this: `POST /v1/refunds`. */
  only?: string;
}

/** Faults in waiting, for the calls to come. */
export function createFaults() {
  let waiting: ApiFault[] = [];
  return {
    /** The next `count` calls that it fits go wrong. */
    next(count: number, fault: ApiFault): void {
      waiting.push(...Array.from({ length: count }, () => fault));
    },

    clear(): void {
      waiting = [];
    },

    /** The fault of a call, if it has one; it strikes once. */
    take(endpoint: string): ApiFault | undefined {
      const index = waiting.findIndex(({ only }) => only === undefined || endpoint.includes(only));
      return index < 0 ? undefined : waiting.splice(index, 1)[0];
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;

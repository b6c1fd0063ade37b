/** A fault injected into one API call, before any work is done unless `afterWork` is set. */
export interface ApiFault {
  /** The status to reply with: 429, 500, 503 … */
  status?: number;
  /** Delay in milliseconds. Longer than the client's patience makes it a timeout. */
  delay?: number;
  /** Closes the connection without a response. */
  drop?: boolean;
  /** Does the work first, so that only its response is lost. */
  afterWork?: boolean;
  /** Applies only to calls whose method and path contain this: `POST /v1/refunds`. */
  only?: string;
}

/** Faults queued for upcoming calls. */
export function createFaults() {
  let waiting: ApiFault[] = [];
  return {
    /** Makes the next `count` matching calls fail. */
    next(count: number, fault: ApiFault): void {
      waiting.push(...Array.from({ length: count }, () => fault));
    },

    clear(): void {
      waiting = [];
    },

    /** Takes the fault for a call, if there is one. */
    take(endpoint: string): ApiFault | undefined {
      const index = waiting.findIndex(({ only }) => only === undefined || endpoint.includes(only));
      return index < 0 ? undefined : waiting.splice(index, 1)[0];
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;

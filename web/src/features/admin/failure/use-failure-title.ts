import { useState } from 'react';
import { isRefusal } from './refusal.ts';

interface FailureTitles {
  /** The server refused, so nothing changed. */
  failed: string;
  /** No reply arrived, so the change may have happened. */
  unknown: string;
}

/** The title for a failed change. It claims no more than we know about the change. */
export function useFailureTitle({ failed, unknown }: FailureTitles) {
  const [isKnown, setIsKnown] = useState(true);
  return {
    title: isKnown ? failed : unknown,
    /** Passes the request through and records how it failed. */
    track: <Reply>(request: Promise<Reply>): Promise<Reply> =>
      request.catch((error: unknown) => {
        // A refused retry doesn't reveal the outcome of the first attempt, so keep "unknown".
        setIsKnown((known) => known && isRefusal(error));
        throw error;
      }),
    /** Call it before another change. */
    reset: () => setIsKnown(true),
  };
}

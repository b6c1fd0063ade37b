import { useState } from 'react';
import { isRefusal } from './refusal.ts';

interface FailureTitles {
  /** The server refused, so the change did not happen. */
  failed: string;
  /** The answer was lost, so the change may have happened. */
  unknown: string;
}

/** The title of a change that failed, which claims no more than is known about it. */
export function useFailureTitle({ failed, unknown }: FailureTitles) {
  const [isKnown, setIsKnown] = useState(true);
  return {
    title: isKnown ? failed : unknown,
    /** Settles as the request does, and remembers how it failed. */
    track: <Reply>(request: Promise<Reply>): Promise<Reply> =>
      request.catch((error: unknown) => {
        // A refused retry says nothing about the first attempt, so "unknown" stays.
        setIsKnown((known) => known && isRefusal(error));
        throw error;
      }),
    /** Before another change. */
    reset: () => setIsKnown(true),
  };
}

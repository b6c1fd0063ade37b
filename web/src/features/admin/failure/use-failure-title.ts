import { useState } from 'react';
import { isRefusal } from './failure-text.ts';

interface FailureTitles {
  /** The server decided against it: it did not happen. */
  failed: string;
  /** No answer that tells whether it did. */
  unknown: string;
}

/** Claims no more of a change that failed than is known. */
export function useFailureTitle({ failed, unknown }: FailureTitles) {
  const [isKnown, setIsKnown] = useState(true);
  return {
    title: isKnown ? failed : unknown,
    /** Answers as the request does, and remembers how it failed. */
    watch: <Reply>(request: Promise<Reply>): Promise<Reply> =>
      request.catch((error: unknown) => {
        // Once unknown, unknown: that the second try was refused says nothing of the first.
        setIsKnown((known) => known && isRefusal(error));
        throw error;
      }),
    /** What comes next is another change. */
    forget: () => setIsKnown(true),
  };
}

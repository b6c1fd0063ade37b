import { useEffect, useEffectEvent, useRef } from 'react';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';

/** The printable parts of the screen. Only the last one is printed, because a slip hides the screen below it. */
const printables: { isPrinting: boolean }[] = [];

/**
 * Prints the screen, but only after its records have been read, so that the log has each printout.
 * @param read reads what is printed, with the purpose `print`, which leaves a line in the audit log
 * @param onRead puts what was read on the screen
 */
export function usePrint<Data>(read: () => Promise<Data>, onRead?: (data: Data) => void) {
  const own = useRef({ isPrinting: false });
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: read,
    onSuccess: (data) => {
      onRead?.(data);
      // Print after the query cache has rendered what was read, which it does in a timer.
      setTimeout(() => {
        if (!printables.includes(own.current)) return;
        own.current.isPrinting = true;
        window.print();
        own.current.isPrinting = false;
      });
    },
  });

  // The browser's own Print can't be stopped and doesn't wait for a reply: this only has it logged.
  const onBeforePrint = useEffectEvent(() => {
    if (!own.current.isPrinting) read().catch(() => {});
  });

  useEffect(() => {
    const self = own.current;
    const listener = () => {
      if (printables.at(-1) === self) onBeforePrint();
    };
    printables.push(self);
    window.addEventListener('beforeprint', listener);
    return () => {
      printables.splice(printables.indexOf(self), 1);
      window.removeEventListener('beforeprint', listener);
    };
  }, []);

  return { print: () => mutate(), isReading: isPending, error };
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';

/** The mounted parts that can print. Only the last one logs the browser's own Print: a slip hides what is below it. */
const printables: { isPrinting: boolean }[] = [];

/**
 * The `print` function reads the screen's records again before it prints them, so that the audit log has each printout.
 * @param read reads what is printed, with the purpose `print`, which leaves a line in the audit log
 * @param onRead puts what was read on the screen
 */
export function usePrint<Data>(read: () => Promise<Data>, onRead?: (data: Data) => void) {
  const own = useRef({ isPrinting: false });
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: read,
    onSuccess: (data) => {
      onRead?.(data);
      // The query cache shows new data in a timer, so print in a later timer.
      setTimeout(() => {
        if (!printables.includes(own.current)) return;
        own.current.isPrinting = true;
        window.print();
        own.current.isPrinting = false;
      });
    },
  });

  // The browser's own Print can't be stopped and doesn't wait for a reply, so this read only logs the printout.
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

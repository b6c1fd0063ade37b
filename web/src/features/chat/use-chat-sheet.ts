import { useEffect, useRef } from 'react';
import { historyEntryKey } from '#web/lib/browser/history-entry.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';

/** Whether the current entry of the history is that of the sheet. */
const isSheetEntry = () => (window.history.state as { chat?: boolean } | null)?.chat === true;

/** What the chat makes of Back and Forward. Returns whether the screen stays. */
let follow: (() => boolean) | undefined;

// From the start, to be ahead of the router, which listens once it has rendered. The sheet also has to be closed before the
// next screen is there, whose heading could not take the focus beneath it.
if (typeof window === 'object') {
  window.addEventListener('popstate', (event) => follow?.() && event.stopImmediatePropagation());
}

/**
 * Whether the chat is a sheet, as on phones. While it is, the history has an entry for it above that of the screen, so Back
 * closes it and Forward opens it again. A reload closes it, since the conversation is gone. The entry has the screen's
 * address and key, and the router never hears that one gives way to the other, so the screen beneath doesn't change.
 */
export function useChatSheet(open: boolean, setOpen: (open: boolean) => void): boolean {
  const isPhone = useMediaQuery('(width < 36rem)');
  const isSheet = open && isPhone;
  /** Between a call of `back()` and its end. */
  const isLeaving = useRef(false);
  const screenKey = useRef<string>(undefined);

  useEffect(() => {
    function matchHistory() {
      screenKey.current = historyEntryKey();
      if (isLeaving.current || isSheet === isSheetEntry()) return;
      isLeaving.current = !isSheet;
      if (isSheet) window.history.pushState({ ...window.history.state, chat: true }, '');
      else window.history.back();
    }

    follow = () => {
      const hasLeft = isLeaving.current;
      isLeaving.current = false;
      // An address that was just typed has no state, and gets a key only after the router has seen it.
      const key = window.history.state ? historyEntryKey() : undefined;
      const isSameScreen = key === screenKey.current && (hasLeft || isSheet !== isSheetEntry());
      screenKey.current = key;
      if (isPhone && !hasLeft) setOpen(isSheetEntry());
      else matchHistory();
      return isSameScreen;
    };
    matchHistory();
  }, [isSheet, isPhone, setOpen]);

  return isSheet;
}

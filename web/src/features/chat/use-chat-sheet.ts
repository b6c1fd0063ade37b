import { useEffect, useRef } from 'react';
import { historyEntryKey } from '#web/lib/browser/history-entry.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';

/** Whether the current history entry is the chat sheet's. */
const isSheetEntry = () => (window.history.state as { chat?: boolean } | null)?.chat === true;

/** Handles Back and Forward while the chat is mounted. Returns whether the screen stays the same. */
let follow: (() => boolean) | undefined;

// Registered at load, before the router's listener. The sheet must also close before the next screen appears,
// whose heading could not take the focus beneath it.
if (typeof window === 'object') {
  window.addEventListener('popstate', (event) => follow?.() && event.stopImmediatePropagation());
}

/**
 * Makes the chat a sheet, as on phones. While it is one, the history has an entry for it above the screen's, so
 * Back closes it and Forward reopens it. A reload closes it, because the conversation is gone. The entry has the
 * screen's address and key, and the router isn't told about moves between the two, so the screen beneath doesn't
 * change.
 */
export function useChatSheet(open: boolean, setOpen: (open: boolean) => void): boolean {
  const isPhone = useMediaQuery('(width < 36rem)');
  const isSheet = open && isPhone;
  /** Set from a call of `back()` until it has taken effect. */
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

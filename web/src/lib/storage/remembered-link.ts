import { useLayoutEffect, useState } from 'react';
import { onForget } from './forget.ts';
import type { StoredKey } from './registry.ts';
import { readStored, writeStored } from './storage.ts';

/** The storage keys of the last receipt link and the last estimate link whose target a tab showed. */
export type LinkKey = Extract<StoredKey, 'receiptLink' | 'estimateLink'>;

/**
 * Lets this tab show the target of an emailed link again on the way back from booking, or after a reload: phones
 * reload tabs by themselves.
 * @param isShown whether the target is on the page, and not forgotten
 * @param token the token of the emailed link or, in the browser that paid, the payment's client secret
 */
export function useRememberLink(key: LinkKey, isShown: boolean, id: string, token: string): void {
  // Stores the link before the target is painted: a later effect could store it again after Forget.
  useLayoutEffect(() => {
    if (isShown) writeStored(key, { id, token });
  }, [key, isShown, id, token]);
}

/** The link whose target this tab showed last. */
export function rememberedLink(key: LinkKey) {
  const { id, token } = (readStored(key) ?? {}) as { id?: unknown; token?: unknown };
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : undefined;
}

/** Whether the visitor has used Forget since the component appeared. */
export function useForgotten(): boolean {
  const [isForgotten, setForgotten] = useState(false);
  useLayoutEffect(() => onForget(() => setForgotten(true)), []);
  return isForgotten;
}

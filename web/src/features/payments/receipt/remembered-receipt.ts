import { useLayoutEffect, useState } from 'react';
import { onForget } from '#web/lib/storage/forget.ts';
import { readStored, writeStored } from '#web/lib/storage/storage.ts';

/**
 * Lets this tab show the receipt again after a reload, because phones reload tabs by themselves, or on the way
 * back from booking.
 * @param isShown whether the receipt is on the page, and not forgotten
 * @param token the token of its emailed link, or its client secret in the browser that paid
 */
export function useRememberReceipt(isShown: boolean, id: string, token: string): void {
  // Stored as soon as it appears: a later effect could store it again after Forget.
  useLayoutEffect(() => {
    if (isShown) writeStored('receiptLink', { id, token });
  }, [isShown, id, token]);
}

/** The receipt that this tab showed last. */
export function rememberedReceipt() {
  const { id, token } = (readStored('receiptLink') ?? {}) as { id?: unknown; token?: unknown };
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : undefined;
}

/** Whether the visitor has used Forget since the component appeared. */
export function useForgotten(): boolean {
  const [isForgotten, setForgotten] = useState(false);
  useLayoutEffect(() => onForget(() => setForgotten(true)), []);
  return isForgotten;
}

import { useLayoutEffect, useState } from 'react';
import { receiptPath } from '#web/lib/paths.ts';
import { onForget } from '#web/lib/storage/forget.ts';
import { readStored, writeStored } from '#web/lib/storage/storage.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

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

/** Links back to the receipt that this tab showed last: a reload removes it from the page where it was paid. */
export function LastReceipt() {
  const [last] = useState(rememberedReceipt);
  const isForgotten = useForgotten();
  if (!last || isForgotten) return null;
  const open = (
    <ButtonLink size="small" variant="secondary" to={receiptPath(last.id)}>
      Open your receipt
    </ButtonLink>
  );
  return (
    <Notice title="Looking for your receipt?" actions={open}>
      We emailed it to you, and you can also open it here.
    </Notice>
  );
}

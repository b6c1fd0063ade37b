import { useEffect, useState } from 'react';
import { useLinkToken } from '#web/domain/own-bookings/use-link-token.ts';
import { onForget } from '#web/lib/storage/forget.ts';
import { readStored, writeStored } from '#web/lib/storage/storage.ts';

/** Lets this tab show the receipt again after a reload: phones reload tabs by themselves. */
export function rememberReceiptLink(id: string, token: string): void {
  writeStored('receiptLink', { id, token });
}

function rememberedToken(id: string): string | undefined {
  const stored = (readStored('receiptLink') ?? {}) as { id?: unknown; token?: unknown };
  return stored.id === id && typeof stored.token === 'string' ? stored.token : undefined;
}

/** The token for a receipt: of the link, which this removes from the address bar, or of one that this tab opened before. */
export function useReceiptToken(id: string): string | undefined {
  const linked = useLinkToken();
  const [remembered] = useState(() => rememberedToken(id));
  const [isForgotten, setForgotten] = useState(false);

  useEffect(() => onForget(() => setForgotten(true)), []);

  return isForgotten ? undefined : (linked ?? remembered);
}

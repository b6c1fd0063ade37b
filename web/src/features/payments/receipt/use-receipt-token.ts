import { useState } from 'react';
import { useLinkToken } from '#web/domain/own-bookings/use-link-token.ts';
import { rememberedReceipt, useForgotten } from './remembered-receipt.ts';

function rememberedToken(id: string): string | undefined {
  const remembered = rememberedReceipt();
  return remembered?.id === id ? remembered.token : undefined;
}

/** The token for a receipt: of the link, which this removes from the address bar, or of one that this tab showed before. */
export function useReceiptToken(id: string): string | undefined {
  const linked = useLinkToken();
  const [remembered] = useState(() => rememberedToken(id));
  const isForgotten = useForgotten();
  return isForgotten ? undefined : (linked ?? remembered);
}

import { useState } from 'react';
import { receiptPath } from '#web/lib/paths.ts';
import { rememberedLink, useForgotten } from '#web/lib/storage/remembered-link.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Links to the receipt that this tab showed last, because a reload removes a receipt from the page of the payment. */
export function LastReceipt() {
  const [last] = useState(() => rememberedLink('receiptLink'));
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

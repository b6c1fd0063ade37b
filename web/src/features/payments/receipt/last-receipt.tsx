import { useState } from 'react';
import { receiptPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { receiptScreenTexts } from './receipt-screen-texts.ts';
import { rememberedReceipt, useForgotten } from './remembered-receipt.ts';

const texts = receiptScreenTexts.last;

/** Links back to the receipt that this tab showed last: a reload removes it from the page where it was paid. */
export function LastReceipt() {
  const [last] = useState(rememberedReceipt);
  const isForgotten = useForgotten();
  if (!last || isForgotten) return null;
  const open = (
    <ButtonLink size="small" variant="secondary" to={receiptPath(last.id)}>
      {texts.open}
    </ButtonLink>
  );
  return (
    <Notice title={texts.title} actions={open}>
      {texts.text}
    </Notice>
  );
}

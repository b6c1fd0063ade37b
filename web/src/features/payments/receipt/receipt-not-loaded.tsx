import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { receiptScreenTexts as texts } from './receipt-screen-texts.ts';

interface ReceiptNotLoadedProps {
  /** `warn` where the payment itself is fine. */
  tone: 'error' | 'warn';
  onRetry: () => void;
  children: ReactNode;
}

/** Says that a receipt could not be loaded, and loads it again. */
export function ReceiptNotLoaded({ tone, onRetry, children }: ReceiptNotLoadedProps) {
  return (
    <Notice
      tone={tone}
      live
      title={texts.notShown}
      actions={
        <Button size="small" variant="secondary" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

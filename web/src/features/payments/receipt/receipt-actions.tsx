import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Receipt } from '#shared/payments/receipt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { receiptScreenTexts as texts } from './receipt-screen-texts.ts';
import { saveReceipt } from './save-receipt.ts';

interface ReceiptActionsProps {
  receipt: Receipt;
  saveLabel?: string;
  children?: ReactNode;
}

/** Prints and saves a receipt. */
export function ReceiptActions({ receipt, saveLabel = texts.save, children }: ReceiptActionsProps) {
  return (
    <>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {texts.print}
      </Button>
      <Button variant="secondary" onClick={() => saveReceipt(receipt)}>
        <Download aria-hidden="true" />
        {saveLabel}
      </Button>
      {children}
    </>
  );
}

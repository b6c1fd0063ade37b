import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Receipt } from '#shared/payments/receipt.ts';
import { receiptContent } from '#shared/payments/receipt-content.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { receiptHtml } from './receipt-html.ts';
import { receiptScreenTexts as texts } from './receipt-screen-texts.ts';

interface ReceiptActionsProps {
  receipt: Receipt;
  saveLabel?: string | undefined;
  children?: ReactNode;
}

/** Buttons that print and save a receipt. */
export function ReceiptActions({ receipt, saveLabel = texts.save, children }: ReceiptActionsProps) {
  const save = () =>
    saveFile({ name: receiptContent(receipt).fileName, type: 'text/html', text: receiptHtml(receipt) });
  return (
    <>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {texts.print}
      </Button>
      <Button variant="secondary" onClick={save}>
        <Download aria-hidden="true" />
        {saveLabel}
      </Button>
      {children}
    </>
  );
}

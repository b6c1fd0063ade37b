import type { Receipt } from '#shared/payments/receipt.ts';
import { receiptContent } from '#shared/payments/receipt-content.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { receiptHtml } from './receipt-html.ts';

export function saveReceipt(receipt: Receipt): void {
  const { fileName } = receiptContent(receipt);
  saveFile({ name: fileName, type: 'text/html', text: receiptHtml(receipt) });
}

import { saveFile } from '#web/lib/browser/save-file.ts';
import type { Receipt } from './receipt.ts';
import { receiptHtml } from './receipt-html.ts';

export function saveReceipt(title: string, receipt: Receipt): void {
  saveFile({ name: receipt.fileName, type: 'text/html', text: receiptHtml(title, receipt) });
}

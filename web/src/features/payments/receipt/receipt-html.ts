import { brand } from '#shared/brand.ts';
import { qrOf, qrPath, qrViewBox } from '#shared/lab-orders/qr.ts';
import type { Receipt } from '#shared/payments/receipt.ts';
import { type ReceiptContent, type ReceiptRow, receiptContent } from '#shared/payments/receipt-content.ts';
import { receiptTexts } from '#shared/payments/receipt-texts.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

// The styles are inline, since the file is opened without our stylesheets.
const style = `
  :root { color-scheme: light; }
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1.25rem; color: #1b2f2a; background: #fff; font: 1rem/1.5 system-ui, sans-serif; }
  header { padding-bottom: 1rem; border-bottom: 3px solid #24473d; }
  h1 { margin: 0 0 0.25rem; font-size: 1.375rem; line-height: 1.2; }
  h2 { margin: 1.5rem 0 0.5rem; font-size: 1.25rem; }
  h3 { margin: 0 0 0.25rem; font-size: 1rem; }
  p { margin: 0; }
  header p, th, footer { color: #4a5c55; }
  table { width: 100%; margin: 0 0 1.25rem; border-collapse: collapse; }
  th, td { padding: 0.375rem 0; border-bottom: 1px solid #dde0d4; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  th { width: 38%; padding-right: 1rem; font-weight: 400; }
  td { font-weight: 600; }
  .amount th, .total th { width: auto; color: inherit; }
  .amount td, .total td { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .total th, .total td { border-bottom-color: #24473d; color: #1b2f2a; font-size: 1.25rem; font-weight: 700; }
  .order { display: flex; flex-wrap: wrap; gap: 0.75rem 1.25rem; align-items: center; margin: 0 0 1.25rem; padding: 0.75rem 1rem; border-radius: 0.5rem; background: #e6eee3; }
  .order > div { flex: 1 1 14rem; }
  svg { width: 9rem; background: #fff; shape-rendering: crispEdges; }
  .number { font-size: 1.75rem; font-weight: 700; letter-spacing: 0.12em; }
  @media print { body { max-width: none; margin: 0; padding: 0; font-size: 9.5pt; line-height: 1.3; } h2 { margin: 0.05in 0; } table { margin-bottom: 0.1in; } th, td { padding: 0.015in 0; } .total th, .total td { font-size: 12pt; } header { padding-bottom: 0.1in; } .order { margin: 0 0 0.1in; padding: 0.05in; border: 1px solid #999; } .order p { line-height: 1.15; } .number { font-size: 14pt; } svg { width: 0.7in; } }
  @page { margin: 0.4in; }
`;

function line({ name, value }: ReceiptRow, kind?: 'amount' | 'total'): string {
  const attribute = kind ? ` class="${kind}"` : '';
  return `<tr${attribute}><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`;
}

function orderHtml({ number, text }: NonNullable<ReceiptContent['order']>): string {
  const rows = qrOf(number);
  return `<section class="order">
      <svg role="img" aria-label="${escapeHtml(receiptTexts.qrCode(number))}" viewBox="${qrViewBox(rows)}"><path d="${qrPath(rows)}"/></svg>
      <div>
        <p>${escapeHtml(receiptTexts.orderNumber)}</p>
        <p class="number">${escapeHtml(number)}</p>
        <p>${escapeHtml(text)}</p>
      </div>
    </section>`;
}

/** The receipt as a self-contained file, to keep, email and print. */
export function receiptHtml(receipt: Receipt): string {
  const { facts, items, sums, total, refunds, balance, order, questions } = receiptContent(receipt);
  const { title, provider } = receiptTexts;
  const amounts = [
    ...[...items, ...sums].map((row) => line(row, 'amount')),
    line(total, 'total'),
    ...refunds.map((row) => line(row, 'amount')),
    ...(balance ? [line(balance, 'total')] : []),
  ];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(`${title} | ${brand.name}`)}</title>
    <style>${style}</style>
  </head>
  <body>
    <header>
      <h1>${escapeHtml(brand.name)}</h1>
      <p>${escapeHtml(brand.address)}</p>
      <p>${escapeHtml(provider.phone)}</p>
      <p>${escapeHtml(provider.taxId)}</p>
    </header>
    <h2>${escapeHtml(title)}</h2>
    <table>
${facts.map((row) => line(row)).join('\n')}
    </table>
    ${items.length > 0 ? `<h3>${escapeHtml(receiptTexts.items)}</h3>` : ''}
    <table>
${amounts.join('\n')}
    </table>
    ${order ? orderHtml(order) : ''}
    <footer>
      <p>${escapeHtml(questions)}</p>
    </footer>
  </body>
</html>
`;
}

import { brand } from '#shared/brand.ts';
import { required } from '#shared/required.ts';
import { paymentTexts } from '#web/features/payments/payment-texts.ts';
import type { Receipt, ReceiptRow } from './receipt.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes typed text, so that it cannot become markup. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => required(entities[character], character));
}

// Inline, since the file is opened without our stylesheets.
const style = `
  body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; color: #1b2f2a; font: 1rem/1.6 system-ui, sans-serif; }
  h1 { font-size: 1.5rem; }
  table { width: 100%; border-collapse: collapse; margin-block: 1.5rem; }
  th, td { padding: 0.5rem 0; border-bottom: 1px solid #dde0d4; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  th { width: 40%; font-weight: 400; color: #4a5c55; }
  .sum td { text-align: right; white-space: nowrap; }
  .total th, .total td { border: 0; font-size: 1.25rem; font-weight: 700; color: inherit; }
`;

function line({ name, value }: ReceiptRow, kind?: string): string {
  const attribute = kind ? ` class="${kind}"` : '';
  return `<tr${attribute}><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`;
}

/** The receipt as a self-contained file, to keep, mail and print. */
export function receiptHtml(title: string, { rows, items = [], sums = [], total }: Receipt): string {
  const heading = escaped(`${title} · ${brand.name}`);
  const bought = items.map(({ title: name, price }) => line({ name, value: price }, 'sum'));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${heading}</title>
    <style>${style}</style>
  </head>
  <body>
    <h1>${escaped(brand.name)}</h1>
    <p>${escaped(brand.address)}<br>${escaped(brand.phone)}</p>
    <h2>${escaped(title)}</h2>
    <table>
${rows.map((row) => line(row)).join('\n')}
    </table>
    <table>
${[...bought, ...sums.map((row) => line(row, 'sum')), line(total, 'sum total')].join('\n')}
    </table>
    <p>${escaped(paymentTexts.receipt.thanks)}</p>
    <p>${escaped(paymentTexts.receipt.questions)}</p>
  </body>
</html>
`;
}

import { escapeHtml } from '#shared/text/escape-html.ts';

interface AmountRow {
  label: string;
  value: string;
  isTotal?: boolean;
}

/** The content of a mail, from which both its HTML and its plain text are made. */
export interface MailContent {
  heading: string;
  opening: string;
  /** Who it is from, in lines, as on a letterhead. */
  sender?: readonly string[];
  /** A small link in a line of text, before all other content. */
  firstLink?: { lead: string; text: string; href: string };
  facts: readonly { label: string; value: string }[];
  /** Amounts under the facts, the total of them large. */
  amounts?: { title?: string; rows: readonly AmountRow[] };
  /** Shown large, on a line of its own. */
  highlight?: string;
  /** A visitor's own text, with its line breaks. */
  quote?: string;
  advice: readonly string[];
  link?: { text: string; href: string };
  /** Below the button, as plain text. */
  otherLink?: { text: string; href: string };
  footer: readonly string[];
}

// Only the button has a color: a mail program's own text and background colors match, in dark mode too.
const bodyStyle =
  'margin:0 auto;max-width:36rem;padding:24px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#b23a26;color:#ffffff;font-weight:600;text-decoration:none';

const highlightStyle = 'margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:4px';

const quoteStyle = 'margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid';

function paragraph(text: string, style = 'margin:0 0 16px'): string {
  return `<p style="${style}">${escapeHtml(text)}</p>`;
}

function plainLink({ text, href }: NonNullable<MailContent['otherLink']>): string {
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(href)}" style="color:inherit">${escapeHtml(text)}</a></p>`;
}

function smallLink({ lead, text, href }: NonNullable<MailContent['firstLink']>): string {
  return `<p style="margin:0 0 16px;font-size:14px">${escapeHtml(lead)} <a href="${escapeHtml(href)}" style="color:inherit">${escapeHtml(text)}</a></p>`;
}

const cellStyle = 'padding:6px 0;border-top:1px solid #8a938d;font-weight:inherit';

function amountRow({ label, value, isTotal }: AmountRow): string {
  const style = isTotal ? 'font-weight:700;font-size:18px' : 'font-weight:400';
  return `<tr style="${style}"><th scope="row" style="${cellStyle};text-align:left">${escapeHtml(label)}</th><td style="${cellStyle};padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`;
}

function amountTable({ title, rows }: NonNullable<MailContent['amounts']>): string {
  const heading = title ? `${paragraph(title, 'margin:0 0 4px;font-weight:600')}\n` : '';
  return `${heading}<table style="width:100%;margin:0 0 16px;border-collapse:collapse">\n${rows.map(amountRow).join('\n')}\n</table>`;
}

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

function quotation(text: string): string {
  const lines = linesOf(text).map(escapeHtml);
  return `<blockquote style="${quoteStyle}">${lines.join('<br>\n')}</blockquote>`;
}

function toHtml({
  heading,
  opening,
  firstLink,
  sender = [],
  facts,
  amounts,
  highlight,
  quote,
  advice,
  link,
  otherLink,
  footer,
}: MailContent): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<dt style="font-weight:600">${escapeHtml(label)}</dt><dd style="margin:0 0 12px">${escapeHtml(value)}</dd>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark }</style>
</head>
<body style="${bodyStyle}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>
${paragraph(opening)}
${firstLink ? smallLink(firstLink) : ''}
${sender.length > 0 ? `<p style="margin:0 0 16px">${sender.map(escapeHtml).join('<br>\n')}</p>` : ''}
${rows.length > 0 ? `<dl style="margin:0 0 16px">\n${rows.join('\n')}\n</dl>` : ''}
${amounts ? amountTable(amounts) : ''}
${highlight ? paragraph(highlight, highlightStyle) : ''}
${quote ? quotation(quote) : ''}
${advice.map((text) => paragraph(text)).join('\n')}
${link ? `<p style="margin:0 0 24px"><a href="${escapeHtml(link.href)}" style="${buttonStyle}">${escapeHtml(link.text)}</a></p>` : ''}
${otherLink ? plainLink(otherLink) : ''}
${footer.map((text) => paragraph(text, 'margin:0 0 8px;font-size:14px')).join('\n')}
</body>
</html>
`;
}

/** Marked as mail programs mark a quote, so that it cannot pass for our own text. */
function quoted(text: string): string {
  return linesOf(text)
    .map((line) => `> ${line}`)
    .join('\n');
}

function toPlainText({
  heading,
  opening,
  firstLink,
  sender = [],
  facts,
  amounts,
  highlight,
  quote,
  advice,
  link,
  otherLink,
  footer,
}: MailContent): string {
  const asLine = ({ label, value }: { label: string; value: string }) => `${label}: ${value}`;
  const rows = facts.map(asLine);
  const parts = [
    heading,
    opening,
    ...(firstLink ? [`${firstLink.lead} ${firstLink.text}:\n${firstLink.href}`] : []),
    ...(sender.length > 0 ? [sender.join('\n')] : []),
    ...(rows.length > 0 ? [rows.join('\n')] : []),
    ...(amounts ? [[...(amounts.title ? [amounts.title] : []), ...amounts.rows.map(asLine)].join('\n')] : []),
    ...(highlight ? [highlight] : []),
    ...(quote ? [quoted(quote)] : []),
    ...advice,
    ...(link ? [`${link.text}:\n${link.href}`] : []),
    ...(otherLink ? [`${otherLink.text}:\n${otherLink.href}`] : []),
    footer.join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The plain text and the HTML of a mail. */
export function bodiesOf(content: MailContent): { text: string; html: string } {
  return { text: toPlainText(content), html: toHtml(content) };
}

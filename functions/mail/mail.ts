import { brand } from '#shared/brand.ts';
import { quietCells } from '#shared/lab-orders/qr.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

/** A mail that is ready to be sent. */
export interface Mail {
  to: string;
  /** The reply-to address; without it, replies go unread. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  calendar?: { filename: string; content: string };
}

/**
 * The result of rendering a queued mail: the mail itself, or the reason not to send it. `superseded`: it is no longer
 * true, or a newer mail says the same. `expired`: it would come too late. `not-yet`: it may become true later.
 */
export type Rendering = Mail | 'superseded' | 'expired' | 'not-yet';

/** The service works, but refuses this one mail, most likely because of its recipient's address. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/**
 * Sends a mail; resolves once the service has accepted it. Makes one attempt, since the outbox handles retries. The
 * service repeats the id, which is that of the outbox item, when it reports a bounce. Throws MailRefused, or the
 * service's own errors.
 */
export type Mailer = (mail: Mail, id: string) => Promise<void>;

const tagName = 'mail';

/** The tag that identifies a mail in SES's events. In base64url, because SES allows few characters in a tag. */
export function mailTag(id: string): { Name: string; Value: string } {
  return { Name: tagName, Value: Buffer.from(id).toString('base64url') };
}

/** The id of the outbox item in an event's tags; undefined if there is none. */
export function mailIdIn(tags: Readonly<Record<string, readonly string[]>>): string | undefined {
  const [value] = tags[tagName] ?? [];
  return value && Buffer.from(value, 'base64url').toString();
}

interface Row {
  label: string;
  value: string;
}

export interface MailLink {
  text: string;
  href: string;
}

/** The content of a mail, from which both its HTML and its plain text are made. */
export interface MailContent {
  heading: string;
  opening: string;
  /** The sender, in lines, as on a letterhead. */
  sender?: readonly string[];
  /** A small link in a line of text, right after the opening. */
  firstLink?: MailLink & { lead: string };
  facts: readonly Row[];
  /** Amounts below the facts. The total is in large type. */
  amounts?: { title?: string; rows: readonly (Row & { isTotal?: boolean })[] };
  /** Shown large, on a line of its own. */
  highlight?: string;
  /** A number with its QR code, in rows of cells that are dark or not. */
  code?: Row & { rows: readonly (readonly boolean[])[] };
  /** A visitor's own text, with its line breaks. */
  quote?: string;
  advice: readonly string[];
  /** Shown as a button. */
  link?: MailLink;
  /** Choices, each a button below their title, and a link to what else there is. */
  offers?: readonly { title: string; links: readonly MailLink[]; other: MailLink }[];
  /** Below the button, as plain text. */
  otherLinks?: readonly MailLink[];
  footer: readonly string[];
}

/** A part of a mail. */
interface Block {
  text: string;
  html: string;
}

// Only the button has a color. Everything else uses the mail program's own text and background colors, which match in
// dark mode too.
const styles = {
  body: 'margin:0 auto;max-width:36rem;padding:24px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif',
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.25',
  text: 'margin:0 0 16px',
  title: 'margin:0 0 12px;font-weight:600',
  offer: 'margin:0 0 12px',
  small: 'margin:0 0 16px;font-size:14px',
  highlight: 'margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:4px',
  quote: 'margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#b23a26;color:#ffffff;font-weight:600;text-decoration:none',
  plainLink: 'color:inherit',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  cell: 'padding:6px 0;border-top:1px solid #8a938d;font-weight:inherit',
};

/** The width of a QR code's cell. */
const cellPx = 6;

function element(tag: string, style: string, html: string, attributes = ''): string {
  return `<${tag}${attributes} style="${style}">${html}</${tag}>`;
}

/** Removes direction overrides (U+202A–E and U+2066–9), because plain text can't isolate them. */
const withoutOverrides = (line: string) => line.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** Isolates text that a visitor may have typed: a direction override in it must not reverse the text after it. */
function typed(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

const asLine = ({ label, value }: Row) => `${label}: ${withoutOverrides(value)}`;

/** Lines of one paragraph. */
function paragraph(all: readonly string[], style = styles.text, tag = 'p', mark = ''): Block {
  const html = element(tag, style, all.map(typed).join('<br>\n'));
  return { text: all.map((line) => mark + withoutOverrides(line)).join('\n'), html };
}

function linkBlock({ text, href }: MailLink, style: string, lead = '', around = 'margin:0 0 24px'): Block {
  const link = element('a', style, escapeHtml(text), ` href="${escapeHtml(href)}"`);
  return { text: `${lead}${text}:\n${href}`, html: element('p', around, `${escapeHtml(lead)}${link}`) };
}

function factList(facts: readonly Row[]): Block {
  const rows = facts.flatMap(({ label, value }) => [
    element('dt', 'font-weight:600', escapeHtml(label)),
    element('dd', 'margin:0 0 12px', typed(value)),
  ]);
  return { text: facts.map(asLine).join('\n'), html: element('dl', styles.text, rows.join('\n')) };
}

function amountTable({ title = '', rows }: NonNullable<MailContent['amounts']>): Block {
  const caption = title && element('caption', 'font-weight:600;text-align:left', escapeHtml(title));
  const html = rows.map(({ label, value, isTotal }) => {
    const name = element('th', `${styles.cell};text-align:left`, typed(label), ' scope="row"');
    const amount = `${styles.cell};padding-left:16px;text-align:right;white-space:nowrap`;
    const style = isTotal ? 'font-weight:700;font-size:18px' : 'font-weight:400';
    return element('tr', style, name + element('td', amount, escapeHtml(value)));
  });
  const text = [...(title ? [title] : []), ...rows.map(asLine)].join('\n');
  return { text, html: element('table', styles.table, [caption, ...html].join('\n')) };
}

/** Adjacent cells of a QR code that have the same color become one table cell. */
function qrRow(row: readonly boolean[]): string {
  const runs = row.join('').match(/(?:true)+|(?:false)+/g) ?? [];
  const cells = runs.map((run) => {
    const [color, length] = run.startsWith('true') ? ['#000000', 4] : ['#ffffff', 5];
    const count = run.length / length;
    return `<td colspan="${count}" width="${count * cellPx}" height="${cellPx}" bgcolor="${color}"></td>`;
  });
  return `<tr>${cells.join('')}</tr>`;
}

/** The QR code as a table, because mail programs block images by default. */
function codeBlock({ label, value, rows }: NonNullable<MailContent['code']>): Block {
  const number = element('p', `${styles.highlight};margin-top:-16px`, escapeHtml(value));
  const grid = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;line-height:0;font-size:0">${rows.map(qrRow).join('')}</table>`;
  const picture = element(
    'div',
    `display:inline-block;margin:0 0 16px;padding:${quietCells * cellPx}px;background:#ffffff`,
    grid,
  );
  const html = `${element('p', 'margin:0 0 16px;font-weight:600', escapeHtml(label))}\n${number}\n${picture}`;
  return { text: asLine({ label, value }), html };
}

/** A visitor's text, marked as a quote so that it can't pass for our own. */
const quotation = (quote: string) => paragraph(quote.split(/\r\n?|\n/), styles.quote, 'blockquote', '> ');

/** The plain text and the HTML of a mail. */
export function bodiesOf(content: MailContent): Block {
  const { heading, firstLink, sender = [], offers = [], otherLinks = [] } = content;
  const blocks: (Block | false | '' | undefined)[] = [
    paragraph([heading], styles.heading, 'h1'),
    paragraph([content.opening]),
    firstLink && linkBlock(firstLink, styles.plainLink, `${firstLink.lead} `, styles.small),
    sender.length > 0 && paragraph(sender),
    content.facts.length > 0 && factList(content.facts),
    content.amounts && amountTable(content.amounts),
    content.highlight && paragraph([content.highlight], styles.highlight),
    content.code && codeBlock(content.code),
    content.quote && quotation(content.quote),
    ...content.advice.map((text) => paragraph([text])),
    content.link && linkBlock(content.link, styles.button),
    ...offers.flatMap(({ title, links, other }) => [
      links.length > 0 && paragraph([title], styles.title),
      ...links.map((link) => linkBlock(link, styles.button, '', styles.offer)),
      linkBlock(other, styles.plainLink),
    ]),
    ...otherLinks.map((other) => linkBlock(other, styles.plainLink)),
    paragraph(content.footer, styles.small),
  ];
  const shown = blocks.filter((block) => typeof block === 'object');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark }</style>
</head>
${element('body', styles.body, `\n${shown.map((block) => block.html).join('\n')}\n`)}
</html>
`;
  return { text: `${shown.map(({ text }) => text).join('\n\n')}\n`, html };
}

/**
 * The greeting of a mail to a patient. It has initials only: anyone may book for any address, so a name could carry a
 * message to a stranger.
 */
export function greeting(initials: string): string {
  return initials ? `Hello ${initials},` : 'Hello,';
}

/** The last lines of every mail to a patient. */
export function patientFooter(phone: string): readonly string[] {
  return [
    brand.name,
    `Please don’t reply to this email. We won’t see your message. Questions? Call ${phone}.`,
    'In an emergency, call 911.',
  ];
}

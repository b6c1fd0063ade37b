import { brand } from '#shared/brand.ts';
import { quietCells } from '#shared/lab-orders/qr.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { layoutTable, type MailStyle, styled, styleSheet } from './mail-styles.ts';

interface Row {
  label: string;
  value: string;
}

export interface MailLink {
  text: string;
  /** A second line on a button. */
  detail?: string;
  href: string;
}

/** A row of a mail's card. */
export interface MailFact {
  label: string;
  /** One text, or several lines, which the plain text joins with commas. */
  value: string | readonly string[];
  /** What is in bold: the label, the value's first line, or all of the value. */
  bold?: 'label' | 'first' | 'all';
  link?: MailLink;
}

/** The content of a mail, from which both its HTML and its plain text are made. */
export interface MailContent {
  /** The sender's lines below the brand, as on a letterhead. */
  sender?: readonly string[];
  heading: string;
  opening: string;
  /** A small link in a line of text, right after the opening. */
  firstLink?: MailLink & { lead: string };
  /** Shown large, on a line of its own. */
  highlight?: string;
  /** A number with its QR code, in rows of cells that are dark or not, and a text about it. */
  code?: Row & { rows: readonly (readonly boolean[])[]; note?: string };
  /** Shown on a card. */
  facts?: readonly MailFact[];
  /** Tables below the facts, with the values at the right. The total is in large type. */
  amounts?: readonly { title?: string; rows: readonly (Row & { isTotal?: boolean })[] }[];
  /** A visitor's own text, with its line breaks. */
  quote?: string;
  advice: readonly string[];
  /** Shown as a button. */
  link?: MailLink;
  /** Groups of choices. Each has a title, a button for each of `links`, and a link to further choices. */
  offers?: readonly { title: string; links: readonly MailLink[]; other: MailLink }[];
  /** Shown below the button, as quieter buttons. */
  otherLinks?: readonly MailLink[];
  /** Shown at the end, as text. */
  lastLink?: MailLink;
  footer: readonly string[];
}

/** A part of a mail, in plain text and in HTML. */
interface Block {
  text: string;
  html: string;
}

/** The width of a QR code's cell. */
const cellPx = 6;

/** Removes direction overrides (U+202A–E and U+2066–9), because plain text can't isolate them. */
const withoutOverrides = (line: string) => line.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

const phoneLink = `<a href="${brand.phoneHref}" style="color:inherit;white-space:nowrap">${brand.phone}</a>`;

/**
 * Isolates text that a visitor may have typed: a direction override in it must not reverse the text after it. Our own
 * phone number can be tapped, and stays on one line. Other numbers stay plain text: a visitor may have typed them.
 */
function typed(text: string, style?: MailStyle): string {
  const html = escapeHtml(text).replaceAll(brand.phone, phoneLink);
  return style ? styled('bdi', style, html) : `<bdi>${html}</bdi>`;
}

const asLine = ({ label, value }: MailFact) => `${label}: ${withoutOverrides([value].flat().join(', '))}`;

const asText = ({ text, detail, href }: MailLink) =>
  `${[text, detail].filter(Boolean).join(' · ')}:\n${href}`;

/** A paragraph of several lines. */
function paragraph(
  all: readonly string[],
  {
    style = 'text',
    tag = 'p',
    mark = '',
    more = '',
  }: { style?: MailStyle; tag?: string; mark?: string; more?: string } = {},
): Block {
  const html = styled(tag, style, all.map((line) => typed(line)).join('<br>\n'), { more });
  return { text: all.map((line) => mark + withoutOverrides(line)).join('\n'), html };
}

function anchor({ text, detail, href }: MailLink, style: MailStyle): string {
  const second = detail ? `<br>\n${typed(detail, 'detail')}` : '';
  return styled('a', style, escapeHtml(text) + second, { attributes: `href="${escapeHtml(href)}"` });
}

/** Links in one paragraph. */
function linkBlock(links: readonly MailLink[], style: MailStyle): Block {
  const more = style === 'link' ? 'margin:0' : '';
  const html = styled('p', 'text', links.map((link) => anchor(link, style)).join('\n'), { more });
  return { text: links.map(asText).join('\n\n'), html };
}

function firstLinkBlock({ lead, ...link }: NonNullable<MailContent['firstLink']>): Block {
  const html = styled('p', 'small', `${escapeHtml(lead)} ${anchor(link, 'link')}`, { more: 'margin:0' });
  return { text: `${lead} ${asText(link)}`, html };
}

function factCard(facts: readonly MailFact[]): Block {
  const rows = facts.flatMap(({ label, value, bold, link }) => {
    const lines = [value].flat().map((line, index) => {
      const isBold = bold === 'all' || (bold === 'first' && index === 0);
      return typed(line, isBold ? 'strong' : undefined);
    });
    if (link) lines.push(anchor(link, 'link'));
    return [
      styled('dt', bold === 'label' ? 'strong' : 'label', escapeHtml(label)),
      styled('dd', 'value', lines.join('<br>\n'), { more: link ? 'margin-bottom:2px' : '' }),
    ];
  });
  const list = `<tr>${styled('td', 'facts', `<dl style="margin:0">${rows.join('\n')}</dl>`)}</tr>`;
  const text = facts.flatMap((fact) => [asLine(fact), ...(fact.link ? [asText(fact.link)] : [])]);
  return { text: text.join('\n'), html: layoutTable(list, 'card') };
}

function amountTable({ title = '', rows }: NonNullable<MailContent['amounts']>[number]): Block {
  const caption = title && styled('caption', 'title', escapeHtml(title), { more: 'text-align:left' });
  const html = rows.map(({ label, value, isTotal }) => {
    const weight = isTotal ? 'font-size:18px;font-weight:700' : 'font-weight:400';
    const name = styled('th', 'cell', typed(label), { attributes: 'scope="row"', more: weight });
    const right = `${weight};padding-left:16px;text-align:right;white-space:nowrap`;
    return `<tr>${name}${styled('td', 'cell', escapeHtml(value), { more: right })}</tr>`;
  });
  const text = [...(title ? [title] : []), ...rows.map(asLine)].join('\n');
  return { text, html: styled('table', 'table', [caption, ...html].join('\n')) };
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

/**
 * A number and its QR code. The QR code is a table, because mail programs block images by default. It is on white,
 * which scanners need.
 */
function codeBlock({ label, value, rows }: NonNullable<MailContent['code']>): Block {
  const number = styled('p', 'highlight', escapeHtml(value));
  const grid = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;line-height:0;font-size:0">${rows.map(qrRow).join('')}</table>`;
  const picture = `<div style="display:inline-block;margin:0 0 16px;padding:${quietCells * cellPx}px;background:#ffffff">${grid}</div>`;
  const title = styled('p', 'title', escapeHtml(label), { more: 'margin-bottom:0' });
  return { text: asLine({ label, value }), html: [title, number, picture].join('\n') };
}

/** A visitor's text, marked as a quote so that it can't pass for our own. */
const quotation = (quote: string) =>
  paragraph(quote.split(/\r\n?|\n/), { style: 'quote', tag: 'blockquote', mark: '> ' });

/** The head of every mail, in HTML only: the logo, the name and the sender's other lines. */
function masthead(sender: readonly string[]): string {
  const mark = styled('td', 'mark', '', { attributes: 'width="44" height="44"' });
  const tagline = brand.name.replace(brand.shortName, '').trim();
  const name = `${escapeHtml(brand.shortName)}<br>\n${typed(tagline, 'tagline')}`;
  const brandLine = layoutTable(`<tr>${mark}${styled('td', 'name', name)}</tr>`);
  if (sender.length === 0) return brandLine;
  const lines = styled('p', 'small', sender.map((line) => typed(line)).join('<br>\n'), {
    more: 'margin:12px 0 0',
  });
  return `${brandLine}\n${lines}`;
}

function pageOf(heading: string, rows: readonly [style: MailStyle, html: string][]): string {
  const cells = rows.map(([style, html]) => `<tr>${styled('td', style, html)}</tr>`).join('\n');
  const page = layoutTable(cells, 'page');
  const centered = `<tr><td align="center">${page}</td></tr>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>
${styleSheet}
</style>
</head>
${styled('body', 'ground', layoutTable(centered, 'ground'))}
</html>
`;
}

/** The plain text and the HTML of a mail. */
export function bodiesOf(content: MailContent): Block {
  const { heading, firstLink, sender = [], amounts = [], offers = [], otherLinks = [] } = content;
  const blocks: (Block | false | '' | undefined)[] = [
    paragraph([heading], { style: 'heading', tag: 'h1' }),
    paragraph([content.opening], { more: firstLink ? 'margin:0' : '' }),
    firstLink && firstLinkBlock(firstLink),
    content.highlight && paragraph([content.highlight], { style: 'highlight' }),
    content.code && codeBlock(content.code),
    content.code?.note && paragraph([content.code.note]),
    content.facts && factCard(content.facts),
    ...amounts.map(amountTable),
    content.quote && quotation(content.quote),
    ...content.advice.map((text) => paragraph([text])),
    content.link && linkBlock([content.link], 'button'),
    ...offers.flatMap(({ title, links, other }) => [
      links.length > 0 && paragraph([title], { style: 'title', more: 'padding-top:12px' }),
      ...links.map((link) => linkBlock([link], 'button')),
      linkBlock([other], 'link'),
    ]),
    otherLinks.length > 0 && linkBlock(otherLinks, 'outline'),
    content.lastLink && linkBlock([content.lastLink], 'link'),
  ];
  const shown = blocks.filter((block) => typeof block === 'object');
  const footer = paragraph(content.footer, { style: 'small' });
  const letterhead = sender.length > 0 ? [[brand.name, ...sender].join('\n')] : [];
  const texts = [...letterhead, ...shown.map(({ text }) => text), footer.text];
  const html = pageOf(heading, [
    ['masthead', masthead(sender)],
    ['sheet', shown.map((block) => block.html).join('\n')],
    ['footer', footer.html],
  ]);
  return { text: `${texts.join('\n\n')}\n`, html };
}

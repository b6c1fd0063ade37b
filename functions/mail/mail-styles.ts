/**
 * The site's colors (tokens.css) as inline styles, because several mail programs drop a style sheet. Each background
 * comes with its own text color, so that a program that recolors mails never mixes two schemes.
 */
const styles = {
  ground:
    'margin:0;padding:0;background:#f2ecdf;color:#1b2f2a;font:16px/1.5 Figtree,system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif',
  page: 'width:100%;max-width:600px;margin:0 auto;text-align:left',
  masthead: 'padding:24px 20px 16px',
  // A sun above a hill, drawn with gradients because mail programs block images. Without gradients, it's a plain disc.
  mark: 'width:44px;height:44px;border-radius:22px;background-color:#24473d;background-image:radial-gradient(circle at 50% 145%,#24473d 38px,transparent 39px),radial-gradient(circle at 15% 125%,#8fae9a 30px,transparent 31px),radial-gradient(circle at 90% 130%,#8fae9a 30px,transparent 31px),radial-gradient(circle at 50% 48%,#f4956f 10px,#fbdcbc 11px)',
  name: 'padding:0 0 0 12px;color:#24473d;font-size:20px;font-weight:700;line-height:1.1',
  tagline: 'font-size:14px;font-weight:600',
  sheet: 'padding:28px 20px 12px;border-radius:24px;background:#ffffff;color:#1b2f2a',
  heading: 'margin:0 0 12px;font-size:26px;line-height:1.2;text-wrap:balance',
  text: 'margin:0 0 16px',
  title: 'margin:0 0 12px;font-weight:600',
  small: 'margin:0 0 16px;color:#4a5c55;font-size:14px',
  highlight: 'margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:4px',
  quote: 'margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid #5b7d69',
  button:
    'display:inline-block;padding:12px 20px;border-radius:24px;background:#24473d;color:#ffffff;font-weight:600;line-height:1.25;text-decoration:none',
  outline:
    'display:inline-block;margin:0 8px 12px 0;padding:10px 18px;border:2px solid #74847b;border-radius:24px;background:#ffffff;color:#1b2f2a;font-weight:600;line-height:1.25;text-decoration:none',
  link: 'display:inline-block;padding:12px 0;color:#1d5c4c',
  card: 'margin:0 0 20px;border-radius:14px;background:#e6eee3;color:#1b2f2a',
  facts: 'margin:0;padding:16px 16px 4px',
  label: 'color:#4a5c55;font-size:14px;font-weight:600',
  value: 'margin:0 0 12px;overflow-wrap:anywhere',
  strong: 'font-size:18px;font-weight:700',
  detail: 'font-weight:400',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  cell: 'padding:8px 0;border-top:1px solid #dde0d4;text-align:left',
  footer: 'padding:20px 20px 32px',
} as const;

export type MailStyle = keyof typeof styles;

const darkColors: { readonly [Name in MailStyle]?: string } = {
  ground: 'background:#101a17;color:#eaf0e9',
  name: 'color:#a9cfb8',
  sheet: 'background:#182521;color:#eaf0e9',
  small: 'color:#b2c1b8',
  quote: 'border-color:#93b8a0',
  button: 'background:#a9cfb8;color:#10231d',
  outline: 'border-color:#82968c;background:#182521;color:#eaf0e9',
  link: 'color:#a6d6bd',
  card: 'background:#1d312a;color:#eaf0e9',
  label: 'color:#b2c1b8',
  cell: 'border-color:#2e413a',
};

const darkRules = Object.entries(darkColors).map(
  ([name, colors]) => `.${name} { ${colors.replaceAll(/;|$/g, ' !important;')} }`,
);

/** The style sheet in a mail's head. It has the dark colors, which inline styles can't have. */
export const styleSheet = `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
${darkRules.join('\n')}
}`;

/**
 * An element in one of the styles.
 * @param more inline styles to add; they must not set colors, because the dark style sheet couldn't replace those
 */
export function styled(
  tag: string,
  style: MailStyle,
  html: string,
  { attributes = '', more = '' }: { attributes?: string; more?: string } = {},
): string {
  const inline = [styles[style], more].filter(Boolean).join(';');
  return `<${tag}${attributes && ` ${attributes}`} class="${style}" style="${inline}">${html}</${tag}>`;
}

/**
 * A table for layout: some mail programs can't place elements in any other way. With a style, it has the full width.
 */
export function layoutTable(rows: string, style?: MailStyle): string {
  const attributes = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
  return style
    ? styled('table', style, rows, { attributes: `${attributes} width="100%"` })
    : `<table ${attributes}>${rows}</table>`;
}

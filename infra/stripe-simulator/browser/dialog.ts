import { make, sheetOf } from './make.ts';

const style = `
dialog { width: min(26rem, calc(100vw - 2rem)); box-sizing: border-box; padding: 1.5rem; border: 1px solid #74847b; border-radius: 14px; color: #1b2f2a; background: #fff; font: 1rem/1.5 system-ui, sans-serif }
dialog::backdrop { background: rgb(0 0 0 / 60%) }
h2 { margin: 0 0 .5rem; font-size: 1.25rem; line-height: 1.2 }
p { margin: 0 0 1rem }
.amount { font-weight: 600 }
.ways { display: flex; flex-wrap: wrap; gap: .75rem }
button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid #24473d; border-radius: 999px; color: #24473d; background: #fff; font: inherit; font-weight: 600; cursor: pointer }
button:first-child { color: #fff; background: #24473d }
:focus-visible { outline: 3px solid #0d5f8a; outline-offset: 2px }`;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

interface Question {
  title: string;
  explain: string;
  amountCents: number;
  /** The answer that each button gives, by the button's label. */
  ways: Record<string, string>;
}

/**
 * Simulates a dialog of a bank or a wallet. Resolves to the chosen answer, or to '' when the dialog is
 * closed.
 */
export function ask({ title, explain, amountCents, ways }: Question): Promise<string> {
  const host = make('div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(style)];
  const dialog = make('dialog');
  dialog.setAttribute('aria-label', title);
  const row = make('div', '', 'ways');
  for (const [text, way] of Object.entries(ways)) {
    const button = make('button', text);
    button.addEventListener('click', () => dialog.close(way));
    row.append(button);
  }
  const amount = make('p', dollars.format(amountCents / 100), 'amount');
  dialog.append(make('h2', title), make('p', explain), amount, row);
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(dialog.returnValue);
    });
  });
}

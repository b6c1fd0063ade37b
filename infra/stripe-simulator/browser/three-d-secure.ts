const texts = {
  title: '3-D Secure test page',
  explain: 'With a real card, the bank would ask you to confirm it’s you. Choose the outcome.',
  complete: 'Complete authentication',
  fail: 'Fail authentication',
};

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

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string, className = '') {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

function inDollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** Stands in for the bank's 3-D Secure page. Closing it declines. */
export function askCardholder(amountCents: number): Promise<boolean> {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  const heading = element('h2', texts.title);
  heading.id = 'title';
  dialog.setAttribute('aria-labelledby', 'title');
  const ways = element('div', '', 'ways');
  const complete = element('button', texts.complete);
  const fail = element('button', texts.fail);
  ways.append(complete, fail);
  dialog.append(heading, element('p', texts.explain), element('p', inDollars(amountCents), 'amount'), ways);
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      host.remove();
      resolve(dialog.returnValue === 'complete');
    });
    complete.addEventListener('click', () => dialog.close('complete'));
    fail.addEventListener('click', () => dialog.close('fail'));
  });
}

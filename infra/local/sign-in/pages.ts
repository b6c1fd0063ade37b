import { createHash } from 'node:crypto';
import { brand } from '#shared/brand.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

const style = `
:root { color-scheme: light dark; --ink: #1f2e2a; --paper: #f6f2ea; --card: #fffdf9; --line: #6f7f78; --main: #b23a26; --on-main: #fff; --wrong: #a12312 }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1ea; --paper: #17211e; --card: #202d29; --line: #8fa39a; --main: #ff9a80; --on-main: #2b0f08; --wrong: #ffb4a3 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 24rem; padding: 2rem; border-radius: 1rem; background: var(--card); box-shadow: 0 .5rem 2rem rgb(0 0 0 / .12) }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.2 }
label { display: block; margin: 1rem 0 .375rem; font-weight: 600 }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: transparent; color: inherit; font: inherit }
button { width: 100%; min-height: 2.75rem; margin-top: 1.5rem; border: 0; border-radius: .5rem; background: var(--main); color: var(--on-main); font: inherit; font-weight: 600; cursor: pointer }
button.quiet { margin-top: .5rem; background: none; color: inherit; text-decoration: underline }
a { color: inherit }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }
.wrong { margin: 1rem 0 0; color: var(--wrong); font-weight: 600 }`;

/** The script that submits the sign-out page automatically. */
const submitScript = "document.getElementById('go-on').click()";

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Headers of the sign-in pages. `origins`: where their forms may lead, redirects included. */
export function pageHeaders(origins: readonly string[]): Record<string, string> {
  const forms = ["'self'", ...origins].join(' ');
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(submitScript)}; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${escapeHtml(brand.shortName)}</title>
<style>${style}</style>
</head>
<body><main>${content}</main></body>
</html>`;
}

/** The login form. After a failed attempt it keeps the name and says what was wrong. */
export function signInPage(action: string, wrongName?: string): string {
  const isWrong = wrongName !== undefined;
  const fault = isWrong ? 'aria-invalid="true" aria-describedby="wrong"' : '';
  return page(
    isWrong ? 'Sign-in failed' : 'Sign in',
    `<h1>Sign in</h1>
<p>The ${escapeHtml(brand.name)} dashboard, running on this machine.</p>
${isWrong ? '<p class="wrong" id="wrong" role="alert">Wrong name or password. Both are shown in the terminal.</p>' : ''}
<form method="post" action="${escapeHtml(action)}">
<label for="name">Name</label>
<input id="name" name="name" autocomplete="username" autocapitalize="none" required ${isWrong ? '' : 'autofocus'} ${fault} value="${escapeHtml(wrongName ?? '')}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required ${isWrong ? 'autofocus' : ''} ${fault}>
<button>Sign in</button>
<button class="quiet" name="cancel" formnovalidate>Cancel</button>
</form>`,
  );
}

/** Asks for confirmation before signing out. The buttons refer to the provider's own `form` by its id. */
export function signOutPage(form: string): string {
  return page(
    'Sign out',
    `<h1>Sign out?</h1>${form}
<button form="op.logoutForm" name="logout" value="yes" autofocus>Sign out</button>
<button form="op.logoutForm">Stay signed in</button>`,
  );
}

/** Signs out without confirmation. */
export function signingOutPage(form: string): string {
  return page(
    'Signing out',
    `<h1>Signing you out…</h1>${form}
<button id="go-on" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script>${submitScript}</script>`,
  );
}

export function signedOutPage(): string {
  return page('Signed out', '<h1>You’re signed out</h1><p><a href="/">Back to the site</a></p>');
}

export function signInFailedPage(reason: string): string {
  return page(
    'Sign-in failed',
    `<h1>Sign-in failed</h1><p>${escapeHtml(reason)}</p><p><a href="/">Back to the site</a></p>`,
  );
}

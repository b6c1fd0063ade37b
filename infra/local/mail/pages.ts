import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, gatewayAnswer, send, splitTarget } from '#infra/http/answer.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import type { MailService, SentMail } from './ses.ts';

export const mailPath = '/local/mail';

const style = `
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 48rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere }
ul { padding: 0; list-style: none }
li { margin: 0 0 .75rem }
li a { display: inline-block; min-height: 2.75rem; font-weight: 600 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid }
iframe { width: 100%; height: 40rem; border: 1px solid; background: canvas }
:focus-visible { outline: 3px solid; outline-offset: 2px }`;

const styleHash = createHash('sha256').update(style).digest('base64');

const common = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const pageHeaders = {
  ...common,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

// Allows what a mail program allows: showing the mail and opening a link on click.
const sandbox = 'allow-popups allow-top-navigation-by-user-activation';

const mailHeaders = {
  ...pageHeaders,
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox ${sandbox}`,
};

function page(title: string, content: string): Answer {
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main>${content}</main></body>
</html>`;
  return { status: 200, headers: pageHeaders, body };
}

function listPage(mails: SentMail[]): Answer {
  const items = mails.map(
    ({ id, to, subject, at }) =>
      `<li><a href="${mailPath}/${encodeURIComponent(id)}">${escapeHtml(subject)}</a><br>to ${escapeHtml(to)}, <time datetime="${at}">${at}</time></li>`,
  );
  const list =
    items.length > 0
      ? `<ul>${items.join('\n')}</ul>`
      : '<p>No email has been sent since the system started.</p>';
  return page('Local email', `<h1>Local email</h1>${list}`);
}

/** Escaped text with its URLs as links. */
function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function mailPage({ id, to, replyTo, subject, at, text, attachments }: SentMail): Answer {
  const files = attachments.map(
    ({ filename, contentType, content }) =>
      `<details><summary>${escapeHtml(filename)} (${escapeHtml(contentType)})</summary><pre>${escapeHtml(content)}</pre></details>`,
  );
  return page(
    subject,
    `<p><a href="${mailPath}">All emails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p>To ${escapeHtml(to)}, <time datetime="${at}">${at}</time>${replyTo ? `; replies go to ${escapeHtml(replyTo)}` : ''}</p>
<h2>Text</h2>
<pre>${withLinks(text)}</pre>
<h2>HTML</h2>
<iframe title="The email as HTML" sandbox="${sandbox}" src="${mailPath}/${encodeURIComponent(id)}/html"></iframe>
<h2>Attachments</h2>
${files.join('\n') || '<p>None.</p>'}`,
  );
}

function mailHtml({ html }: SentMail): Answer {
  // Links open outside the frame, as they would from a mail program.
  return { status: 200, headers: mailHeaders, body: html.replace('<head>', '<head><base target="_top">') };
}

function answer(mails: SentMail[], path: string): Answer {
  if (path === mailPath) return listPage(mails);
  if (path === `${mailPath}.json`) {
    const headers = { ...common, 'content-type': 'application/json' };
    return { status: 200, headers, body: JSON.stringify(mails.map(({ id, ...mail }) => mail)) };
  }
  const [id = '', view] = path.slice(mailPath.length + 1).split('/');
  const mail = mails.find((sent) => encodeURIComponent(sent.id) === id);
  if (!mail || (view !== undefined && view !== 'html')) return gatewayAnswer(404, 'Not Found');
  return view === 'html' ? mailHtml(mail) : mailPage(mail);
}

/** Shows the mails the local SES accepted: `/local/mail`, and `/local/mail.json` for scripts. */
export function createMailPages({ mails }: Pick<MailService, 'mails'>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    send(response, answer(await mails(), splitTarget(request.url ?? '/')?.path ?? mailPath));
  };
}

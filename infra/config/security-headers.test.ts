import { expect, test } from 'vitest';
import { inlineScriptHashes } from './inline-scripts.ts';
import { securityHeaders, tileOrigin } from './security-headers.ts';

const site = {
  oidcOrigins: ['https://id.example.com'],
  tileOrigin: 'https://tile.example.com',
};

function policy(https: boolean): Map<string, string> {
  const text = securityHeaders({ ...site, https })['content-security-policy'] ?? '';
  return new Map(text.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive]));
}

test('everything that is not listed is forbidden', () => {
  const directives = policy(true);
  expect(directives.get('default-src')).toBe("default-src 'none'");
  for (const name of ['base-uri', 'object-src', 'frame-ancestors'])
    expect(directives.get(name)).toBe(`${name} 'none'`);
  expect([...directives.values()].join()).not.toMatch(/unsafe|\*(?!\.js\.stripe\.com)|http:/);
});

test.each([
  ['script-src', `'${inlineScriptHashes[0]}'`],
  ['script-src', `'${inlineScriptHashes.at(-1)}'`],
  ['script-src', 'https://js.stripe.com'],
  ['frame-src', 'https://hooks.stripe.com'],
  ['connect-src', 'https://api.stripe.com'],
  ['connect-src', 'https://id.example.com'],
  ['form-action', 'https://id.example.com'],
  ['img-src', 'https://tile.example.com'],
])('%s allows %s', (directive, source) => {
  expect(policy(true).get(directive)?.split(' ')).toContain(source);
});

test('only an https site demands https', () => {
  expect(securityHeaders({ ...site, https: true })['strict-transport-security']).toBe('max-age=63072000');
  expect(policy(true).has('upgrade-insecure-requests')).toBe(true);
  expect(securityHeaders({ ...site, https: false })).not.toHaveProperty('strict-transport-security');
  expect(policy(false).has('upgrade-insecure-requests')).toBe(false);
});

test('text becomes HTML or a script only where our Trusted Types policy lets it', () => {
  expect(policy(true).get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
});

test('a browser reports what the policy blocked to our API', () => {
  expect(policy(true).get('report-uri')).toBe('report-uri /api/csp-reports');
  expect(policy(true).get('report-to')).toBe('report-to csp');
  const headers = securityHeaders({ ...site, https: true });
  expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
});

test('only Stripe may open the browser’s payment sheet besides the site', () => {
  const headers = securityHeaders({ ...site, https: true });
  expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
});

test('only an owner who asks for it binds all subdomains', () => {
  const { 'strict-transport-security': value } = securityHeaders({ ...site, https: true, hstsPreload: true });
  expect(value).toBe('max-age=63072000; includeSubDomains; preload');
});

test.each([
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
  ['https://{s}.tile.example.com/{z}/{x}/{y}.png', 'https://*.tile.example.com'],
  ['http://localhost:8080/{z}/{x}/{y}.png', 'http://localhost:8080'],
])('tiles at %s come from %s', (template, origin) => {
  expect(tileOrigin(template)).toBe(origin);
});

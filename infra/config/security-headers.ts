import { stripeScriptHost } from '#shared/payments/stripe.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { stripeApi } from './site-config.ts';

export interface SiteSecurity {
  /** Whether visitors use https. Only then may the headers tell browsers to require it. */
  https: boolean;
  /** Whether browsers require https on every subdomain and may preload that rule. Hard to undo. */
  hstsPreload?: boolean;
  /** Origins of the sign-in service, where they differ from the site's own. */
  oidcOrigins: readonly string[];
  /** Origin of the map tiles; `*.` stands for any subdomain. */
  tileOrigin: string;
}

const stripeScripts = [`https://${stripeScriptHost}`, `https://*.${stripeScriptHost}`];
const stripeFrames = [...stripeScripts, 'https://hooks.stripe.com'];

const reportGroup = 'csp';
const reportPath = '/api/csp-reports';

/**
 * One policy for all screens, because a response header can't depend on the hash route. The policy in
 * web/src/app/loading/trusted-types.ts decides which text may become HTML or a script. The `trusted-types` directive is
 * left out, because Stripe.js might someday create its own Trusted Types policy; infra/guide/security.md says why
 * payments stay safe.
 */
function contentSecurityPolicy({ https, oidcOrigins, tileOrigin }: SiteSecurity): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`), ...stripeScripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', tileOrigin],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...oidcOrigins, stripeApi],
    'frame-src': stripeFrames,
    'form-action': ["'self'", ...oidcOrigins],
    'require-trusted-types-for': ["'script'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Browsers that support report-to ignore report-uri.
    'report-to': [reportGroup],
    'report-uri': [reportPath],
    ...(https && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function transportSecurity({ hstsPreload }: SiteSecurity): string {
  return `max-age=63072000${hstsPreload ? '; includeSubDomains; preload' : ''}`;
}

/** The security headers of every response, from CloudFront and from the local system. */
export function securityHeaders(site: SiteSecurity): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(site),
    'reporting-endpoints': `${reportGroup}="${reportPath}"`,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(), geolocation=(self), microphone=(), payment=(self "https://${stripeScriptHost}")`,
    // OpenStreetMap's tile policy requires a referrer.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(site.https && { 'strict-transport-security': transportSecurity(site) }),
  };
}

/** The origin of a tile URL template such as `https://{s}.tile.example.com/{z}/{x}/{y}.png`. */
export function tileOrigin(template: string): string {
  const [, scheme = 'https:', host = ''] = template.match(/^(https?:)\/\/([^/]+)/) ?? [];
  return `${scheme}//${host.replace(/^\{\w+\}/, '*')}`;
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { openApi, type SignInEndpoints } from '#infra/build/openapi/document.ts';
import { siteDirectory } from '#infra/build/site-build.ts';
import { securityHeaders, tileOrigin } from '#infra/config/security-headers.ts';
import { siteConfig } from '#infra/config/site-config.ts';
import { type Answer, gatewayAnswer, internalError, send, splitTarget } from '#infra/http/answer.ts';
import { createMailPages, mailPath } from '#infra/local/mail/pages.ts';
import type { MailService } from '#infra/local/mail/ses.ts';
import type { Settings } from '#infra/local/settings/settings.ts';
import { clientId, oidcPath } from '#infra/local/sign-in/account.ts';
import { publicKeysOf, type SignInKeys, signInKeys } from '#infra/local/sign-in/keys.ts';
import { createSignIn } from '#infra/local/sign-in/sign-in.ts';
import { createStripePages } from '#infra/stripe-simulator/control.ts';
import { type StripeSimulator, stripePath } from '#infra/stripe-simulator/simulator.ts';
import { adminScope } from '#shared/sign-in.ts';
import { createAuthorizer } from './authorizer.ts';
import { createGateway } from './gateway.ts';
import { createStaticFiles, serveJson } from './static-files.ts';

/** Serves all paths except the API's and the local services'. */
export type ServeSite = (request: IncomingMessage, response: ServerResponse, path: string) => unknown;

type Headers = Record<string, string>;

/** The headers that CloudFront would add to every response, without those that require https. */
function headersFor({ origin, mapTiles }: Settings): Headers {
  return securityHeaders({ https: false, oidcOrigins: [origin], tileOrigin: tileOrigin(mapTiles) });
}

function signInEndpoints({ origin }: Settings): SignInEndpoints {
  return { authorizationUrl: `${origin}${oidcPath}/auth`, tokenUrl: `${origin}${oidcPath}/token` };
}

/** The hosts of this system: the names of the loopback addresses, with the port. */
function ownHosts(port: number): ReadonlySet<string> {
  return new Set([`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]);
}

interface LocalRequest {
  /** Whether other sites may link to the service. Only sign-in allows links, because it begins with one. */
  isLinked: boolean;
}

/**
 * Whether a request to a local service comes from our own pages, from a script, or from the address bar. Any website
 * open in the same browser can send requests here, but the browser then names that site in `origin` or reports another
 * site in `sec-fetch-site`. With a domain that resolves to this machine (DNS rebinding), a website could even read the
 * answers, but then the Host header differs.
 */
function isFromOwnPages(
  { method, headers }: IncomingMessage,
  hosts: ReadonlySet<string>,
  { isLinked }: LocalRequest,
): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (!hosts.has(host)) return false;
  if (site === 'same-origin') return true;
  // A sign-in on 127.0.0.1 sends requests to localhost, which browsers treat as another site.
  if (origin !== undefined) return origin.startsWith('http://') && hosts.has(origin.slice('http://'.length));
  if (site === undefined || site === 'none') return true;
  return isLinked && method === 'GET' && headers['sec-fetch-dest'] === 'document';
}

/** @param host the request's Host: the simulator's script must come from the page's own origin */
function configFor({ origin, port, mapTiles, stripe }: Settings, host = '') {
  const { publishableKey, isReal } = stripe;
  const sources = { oidcAuthority: `${origin}${oidcPath}`, oidcClientId: clientId, tiles: mapTiles };
  const config = siteConfig({ ...sources, stripePublishableKey: publishableKey });
  if (isReal) return config;
  const scriptOrigin = ownHosts(port).has(host) ? `http://${host}` : origin;
  return { ...config, stripe: { publishableKey, script: `${scriptOrigin}${stripePath}/stripe.js` } };
}

/** A JSON file that a deployment adds to the built site. */
function asJson(content: object, headers: Headers): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-cache', ...headers },
    body: JSON.stringify(content),
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function lazySignIn({ origin, port }: Settings, keys: () => Promise<SignInKeys>) {
  // Load the sign-in service at first use, since only staff need it. Signing in also works on 127.0.0.1, but not on
  // ::1, which a content security policy can't name.
  const origins: [string, ...string[]] = [origin, `http://127.0.0.1:${port}`];
  const handler = once(async () => createSignIn(origins, await keys()));
  return async (request: IncomingMessage, response: ServerResponse) => (await handler())(request, response);
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Whether a path belongs to the pages of mails, sign-in or the simulator, which don't exist on the public site. */
function isLocalService(path: string): boolean {
  return isBelow(path, '/local') || isBelow(path, '/v1');
}

const notFromHere = gatewayAnswer(403, 'Forbidden');

function stripeRoutes(simulator: StripeSimulator) {
  const pages = createStripePages(simulator);
  return (path: string) => {
    if (isBelow(path, '/v1')) return simulator.api;
    return isBelow(path, stripePath) ? pages : undefined;
  };
}

export interface Services {
  mail: MailService;
  /** Undefined when the real Stripe is used. */
  stripe: StripeSimulator | undefined;
  /** Replaces the built site during development. */
  serveSite: ServeSite | undefined;
  /** See `GatewayOptions`. */
  onWrite?: (() => void) | undefined;
}

/** Serves the whole system on one port. */
export function createListener(settings: Settings, services: Services): RequestListener {
  const { mail, stripe, serveSite, onWrite } = services;
  const headers = headersFor(settings);
  const keys = once(() => signInKeys(settings.dataDir));
  const signIn = lazySignIn(settings, keys);
  const issuer = `${settings.origin}${oidcPath}`;
  const publicKeys = async () => publicKeysOf(await keys());
  const gateway = createGateway({
    authorize: createAuthorizer({ issuer, clientId, scope: adminScope, publicKeys }),
    headers,
    onWrite,
  });
  const hosts = ownHosts(settings.port);
  const mailPages = createMailPages(mail);
  const stripeRoute = stripe ? stripeRoutes(stripe) : () => undefined;
  const site = serveSite ?? createStaticFiles(siteDirectory, headers);
  const openApiAnswer = asJson(openApi(signInEndpoints(settings)), headers);

  function answer(request: IncomingMessage, response: ServerResponse): unknown {
    const path = splitTarget(request.url ?? '/')?.path ?? '/';
    if (isBelow(path, '/api')) return gateway(request, response);
    if (isLocalService(path) && !isFromOwnPages(request, hosts, { isLinked: isBelow(path, oidcPath) })) {
      return send(response, notFromHere);
    }
    if (isBelow(path, oidcPath)) return signIn(request, response);
    if (isBelow(path, mailPath) || path === `${mailPath}.json`) return mailPages(request, response);
    const simulated = stripeRoute(path);
    if (simulated) return simulated(request, response);
    if (path === '/openapi.json') return serveJson(request, response, openApiAnswer);
    if (path === '/config.json') {
      return serveJson(request, response, asJson(configFor(settings, request.headers.host), headers));
    }
    return site(request, response, path);
  }

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url?.split('?', 1)[0]} failed:`, error);
      send(response, internalError);
    }
  };
}

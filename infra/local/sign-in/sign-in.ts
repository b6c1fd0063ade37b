import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AdapterFactory, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { send } from '#infra/http/answer.ts';
import { adminScope, signedOutPath } from '#shared/sign-in.ts';
import { accounts, clientId, oidcPath } from './account.ts';
import type { SignInKeys } from './keys.ts';
import {
  pageHeaders,
  signedOutPage,
  signInFailedPage,
  signInPage,
  signingOutPage,
  signOutPage,
} from './pages.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const accessTokenSeconds = 15 * 60;
const sessionSeconds = 12 * 60 * 60;

function showPage(context: KoaContextWithOIDC, origins: string[], html: string): void {
  context.set(pageHeaders(origins));
  context.body = html;
}

const accountOf = (id: string | undefined) => accounts.find((account) => account.id === id);

/** Makes our API's access tokens look like Cognito's: with its names of claims, with `client_id`, without `aud`. */
function likeCognito(
  _context: KoaContextWithOIDC,
  _token: unknown,
  { payload }: { payload: { sub?: string } },
): void {
  const account = accountOf(payload.sub);
  // The provider requires an audience, so the audience is removed only when the token is written.
  Object.assign(payload, {
    'cognito:groups': account?.groups,
    username: account?.name,
    email: account?.email,
    token_use: 'access',
    version: 2,
    aud: { toJSON: () => undefined },
  });
}

function resourceIndicators(): NonNullable<Configuration['features']>['resourceIndicators'] {
  return {
    enabled: true,
    defaultResource: () => 'urn:clinic:api',
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: adminScope,
      audience: clientId,
      accessTokenTTL: accessTokenSeconds,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'RS256' } },
    }),
  };
}

/** Skips the consent screen, which our own client doesn't need. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId,
    accountId: oidc.session?.accountId,
  });
  grant.addOIDCScope('openid offline_access');
  grant.addResourceScope('urn:clinic:api', adminScope);
  await grant.save();
  return grant;
}

function features(origins: string[]): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    revocation: { enabled: true },
    resourceIndicators: resourceIndicators(),
    rpInitiatedLogout: {
      enabled: true,
      // As Cognito does, sign out without asking when our site sent the visitor: they have already pressed Sign out
      // there.
      logoutSource: (context, form) =>
        showPage(context, origins, context.oidc.client ? signingOutPage(form) : signOutPage(form)),
      postLogoutSuccessSource: (context) => showPage(context, origins, signedOutPage()),
    },
  };
}

function findAccount(_context: unknown, id: string) {
  const account = accountOf(id);
  if (!account) return undefined;
  const { email, name, groups } = account;
  const claims = { sub: id, email, 'cognito:username': name, 'cognito:groups': groups, token_use: 'id' };
  return { accountId: id, claims: () => claims };
}

function configuration(origins: string[], keys: SignInKeys, adapter: AdapterFactory): Configuration {
  const homes = origins.map((origin) => `${origin}/`);
  return {
    adapter,
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: homes,
        post_logout_redirect_uris: origins.map((origin) => origin + signedOutPath),
      },
    ],
    jwks: keys.tokens as Configuration['jwks'],
    cookies: { keys: keys.cookies },
    scopes: ['openid', 'offline_access'],
    claims: { openid: ['sub', 'email', 'cognito:username', 'cognito:groups', 'token_use'] },
    features: features(origins),
    formats: { customizers: { jwt: likeCognito } },
    pkce: { required: () => true },
    clientBasedCORS: (_context, origin) => origins.includes(origin),
    findAccount,
    interactions: { url: (_context, { uid }) => `${oidcPath}/interaction/${uid}` },
    // As Cognito does, issue a refresh token with every code, even without offline_access.
    issueRefreshToken: async () => true,
    loadExistingGrant: grantEverything,
    renderError: (context, { error_description: description, error }) =>
      showPage(context, origins, signInFailedPage(description ?? error)),
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: sessionSeconds,
      IdToken: accessTokenSeconds,
      Interaction: 10 * 60,
      RefreshToken: sessionSeconds,
      Session: sessionSeconds,
    },
  };
}

/** The sign-in service, mounted at `oidcPath`. The first origin is its issuer; all of them may use it. */
export async function createSignIn(origins: [string, ...string[]], keys: SignInKeys): Promise<Handler> {
  const { Provider } = await import('oidc-provider');
  // Sessions, codes and refresh tokens are in memory: a restart signs everyone out.
  const { createMemoryAdapter } = await import('oidc-provider/lib/adapters/memory_adapter.js');
  const settings = configuration(origins, keys, createMemoryAdapter());
  const provider = new Provider(`${origins[0]}${oidcPath}`, settings);
  provider.on('server_error', (_context, error) => console.error('Sign-in failed:', error));
  const answerProtocol = provider.callback();

  async function answerLogin(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid } = await provider.interactionDetails(request, response);
    const form = new URLSearchParams(request.method === 'POST' ? await text(request) : '');
    if (form.has('cancel')) {
      const refusal = { error: 'access_denied', error_description: 'Sign-in was canceled.' };
      return provider.interactionFinished(request, response, refusal);
    }
    const account = accounts.find(
      ({ name, password }) => form.get('name') === name && form.get('password') === password,
    );
    if (account) {
      return provider.interactionFinished(request, response, { login: { accountId: account.id } });
    }
    const html = signInPage(`${oidcPath}/interaction/${uid}`, form.get('name') ?? undefined);
    send(response, { status: 200, headers: pageHeaders(origins), body: html });
  }

  return async (request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(`${oidcPath}/interaction/`)) {
      // The provider derives its mount path from the difference between these two.
      Object.assign(request, { originalUrl: url, url: url.slice(oidcPath.length) || '/' });
      return answerProtocol(request, response);
    }
    try {
      await answerLogin(request, response);
    } catch {
      const html = signInFailedPage('This page has expired. Please start again from the site.');
      send(response, { status: 400, headers: pageHeaders(origins), body: html });
    }
  };
}

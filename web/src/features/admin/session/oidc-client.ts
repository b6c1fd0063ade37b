import { loadOnce } from '#web/lib/load-once.ts';
import { loadSiteConfig } from '#web/lib/site-config.ts';
import { thirdPartyStorage } from '#web/lib/storage/storage.ts';

/** The sign-in service's client, loaded on first use. Throws when the library or the config can't be loaded. */
export const oidcClient = loadOnce(async () => {
  const [{ UserManager, WebStorageStateStore, InMemoryWebStorage }, { oidc }] = await Promise.all([
    import('oidc-client-ts'),
    loadSiteConfig(),
  ]);
  return new UserManager({
    authority: oidc.authority,
    client_id: oidc.clientId,
    scope: oidc.scope,
    redirect_uri: `${window.location.origin}/`,
    // Tokens stay in memory. Only the sign-in state is stored, to survive the redirect to the service and back.
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: thirdPartyStorage() }),
    requestTimeoutInSeconds: 10,
    // session-lifecycle.ts renews tokens, because the client doesn't retry after a lost network.
    automaticSilentRenew: false,
  });
});

/** The OAuth error code of a refusal (RFC 6749 §4.1.2.1, §5.2); undefined when the service did not reply. */
export function oauthErrorCode(error: unknown): string | undefined {
  const isRefusal = error instanceof Error && error.name === 'ErrorResponse' && 'error' in error;
  return isRefusal ? String(error.error) : undefined;
}

/** Removes the tokens, and has the service revoke the refresh token. */
export async function dropTokens(): Promise<void> {
  const client = await oidcClient();
  const token = (await client.getUser())?.refresh_token;
  await client.removeUser();
  const url = await client.metadataService.getRevocationEndpoint().catch(() => undefined);
  if (!url || !token) return;
  const { client_id } = client.settings;
  const body = new URLSearchParams({ token, token_type_hint: 'refresh_token', client_id });
  // Not awaited; `keepalive` lets it outlive the page. If it fails, this browser no longer has the token anyway. The
  // client's own revocation can do neither.
  fetch(url, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

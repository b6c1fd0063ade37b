import type { UserManager } from 'oidc-client-ts';
import { loadSiteConfig } from '#web/lib/site-config.ts';

/** How long before its end an access token is renewed. */
const renewBeforeSeconds = 60;

/** An attempt that the visitor never came back from holds nothing that could still be used. */
const staleAfterSeconds = 600;

const requestSeconds = 10;

async function createClient(): Promise<UserManager> {
  const [{ UserManager, WebStorageStateStore, InMemoryWebStorage }, { oidc }] = await Promise.all([
    import('oidc-client-ts'),
    loadSiteConfig(),
  ]);
  return new UserManager({
    authority: oidc.authority,
    client_id: oidc.clientId,
    scope: oidc.scope,
    redirect_uri: `${window.location.origin}/`,
    response_type: 'code',
    // Tokens never touch a storage; what finishes a sign-in has to survive the way to the service and back.
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    staleStateAgeInSeconds: staleAfterSeconds,
    requestTimeoutInSeconds: requestSeconds,
    silentRequestTimeoutInSeconds: requestSeconds,
    // Renewed by renewal.ts, which knows a refusal from a lost network.
    automaticSilentRenew: false,
    accessTokenExpiringNotificationTimeInSeconds: renewBeforeSeconds,
  });
}

let creating: Promise<UserManager> | undefined;

/** The client of the sign-in service, loaded when first needed. Throws when library or settings cannot be had. */
export function oidcClient(): Promise<UserManager> {
  creating ??= createClient().catch((error: unknown) => {
    creating = undefined;
    throw error;
  });
  return creating;
}

/** What the sign-in service refused with (RFC 6749 §5.2, §4.1.2.1); undefined when it did not answer at all. */
export function refusalOf(error: unknown): string | undefined {
  const isRefusal = error instanceof Error && error.name === 'ErrorResponse' && 'error' in error;
  return isRefusal ? String(error.error) : undefined;
}

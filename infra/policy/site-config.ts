/** The scope that admin routes ask for, in the cloud's sign-in and in the local one. */
export const adminScope = 'clinic/admin';

/** What the dashboard asks for when it signs somebody in. */
export const signInScope = `openid ${adminScope}`;

/** Where the sign-in service leads after signing somebody out: index.html goes on to the dashboard from there. */
export const signedOutPath = '/signed-out';

/** Knows the ZIP codes that the bundled table does not hold. One request a second, by its usage policy. */
export const openGeocoder = 'https://nominatim.openstreetmap.org';

/** Stripe itself. One machine has a stand-in of its own. */
export const stripeApi = 'https://api.stripe.com';

export const defaultTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

const tileAttribution =
  '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

interface SiteConfigSources {
  /** Where the sign-in service is, and the dashboard's client there. */
  oidcAuthority: string;
  oidcClientId: string;
  tiles: string;
  stripePublishableKey?: string | undefined;
}

/** What the browser learns from /config.json (wire.md). Without a Stripe key, nothing is said of Stripe. */
export function siteConfig({ oidcAuthority, oidcClientId, tiles, stripePublishableKey }: SiteConfigSources) {
  return {
    apiBase: '/api',
    ...(stripePublishableKey && {
      stripe: { publishableKey: stripePublishableKey, script: 'https://js.stripe.com/endive/stripe.js' },
    }),
    oidc: { authority: oidcAuthority, clientId: oidcClientId, scope: signInScope },
    map: { tiles, attribution: tileAttribution },
  };
}

import { adminScope } from '#shared/sign-in.ts';

/** The scopes that the dashboard requests at sign-in. */
export const signInScope = `openid ${adminScope}`;

/** Knows the ZIP codes that the bundled table lacks. Its usage policy allows one request a second. */
export const openGeocoder = 'https://nominatim.openstreetmap.org';

/** Stripe itself; the local system uses the simulator instead. */
export const stripeApi = 'https://api.stripe.com';

export const defaultTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

const tileAttribution =
  '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

interface SiteConfigSources {
  /** The issuer of the sign-in service, and the dashboard's client id there. */
  oidcAuthority: string;
  oidcClientId: string;
  tiles: string;
  stripePublishableKey?: string | undefined;
}

/** The content of /config.json. Without a publishable key, it leaves Stripe out. */
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

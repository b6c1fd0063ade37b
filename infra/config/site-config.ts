import { stripeScriptHost } from '#shared/payments/stripe.ts';
import { adminScope } from '#shared/sign-in.ts';
import { tileAttribution } from '#shared/site/map-tiles.ts';

/** The scopes that the dashboard requests at sign-in. */
export const signInScope = `openid ${adminScope}`;

/** The geocoder for ZIP codes that the bundled table lacks. Its usage policy allows one request per second. */
export const openGeocoder = 'https://nominatim.openstreetmap.org';

/** Stripe's API; the local system uses the simulator instead. */
export const stripeApi = 'https://api.stripe.com';

interface SiteConfigSources {
  /** The issuer of the sign-in service, and the dashboard's client id there. */
  oidcAuthority: string;
  oidcClientId: string;
  tiles: string;
  stripePublishableKey?: string | undefined;
}

/** The content of /config.json. Without a publishable key, it has no Stripe settings. */
export function siteConfig({ oidcAuthority, oidcClientId, tiles, stripePublishableKey }: SiteConfigSources) {
  return {
    apiBase: '/api',
    ...(stripePublishableKey && {
      stripe: {
        publishableKey: stripePublishableKey,
        script: `https://${stripeScriptHost}/endive/stripe.js`,
      },
    }),
    oidc: { authority: oidcAuthority, clientId: oidcClientId, scope: signInScope },
    map: { tiles, attribution: tileAttribution },
  };
}

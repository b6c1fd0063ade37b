import { loadOnce } from './load-once.ts';

/** `/config.json`: settings of the deployment that the site's files can't contain. */
export interface SiteConfig {
  apiBase: string;
  /** Absent when payments are not configured. */
  stripe?: { publishableKey: string; script: string };
  oidc: { authority: string; clientId: string; scope: string };
  /** `tiles` is a URL template with `{z}`, `{x}` and `{y}`. `attribution` is HTML that trusted-types.ts must accept. */
  map: { tiles: string; attribution: string };
}

/** Fetches the config once, for the first screen that needs it. After a failure, the next call tries again. */
export const loadSiteConfig = loadOnce(async (): Promise<SiteConfig> => {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
});

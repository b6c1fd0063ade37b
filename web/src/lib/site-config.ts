/** `/config.json` (wire.md): what the deployment decides and the site's files cannot know. */
export interface SiteConfig {
  apiBase: string;
  /** Absent where no payments are set up. */
  stripe?: { publishableKey: string; script: string };
  oidc: { authority: string; clientId: string; scope: string };
  /** `tiles` is an address template with `{z}`, `{x}` and `{y}`; `attribution` is HTML. */
  map: { tiles: string; attribution: string };
}

let loading: Promise<SiteConfig> | undefined;

async function fetchSiteConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
}

/** Fetched once, by the first screen that needs it. After a failure the next caller tries again. */
export function loadSiteConfig(): Promise<SiteConfig> {
  loading ??= fetchSiteConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

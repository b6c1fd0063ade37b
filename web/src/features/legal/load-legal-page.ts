import type { LegalPage } from '#shared/legal/legal-page.ts';
import { paths } from '#web/lib/paths.ts';

/** One chunk per page: readers of the insurance page don't load fifteen languages. */
const chunks: Readonly<Record<string, () => Promise<LegalPage>>> = {
  [paths.privacy]: () => import('#shared/legal/content/privacy.ts').then(({ privacy }) => privacy),
  [paths.privacyPractices]: () =>
    import('#shared/legal/content/privacy-practices.ts').then(({ privacyPractices }) => privacyPractices),
  [paths.nondiscrimination]: () =>
    import('#shared/legal/content/nondiscrimination.ts').then(({ nondiscrimination }) => nondiscrimination),
  [paths.terms]: () => import('#shared/legal/content/terms.ts').then(({ terms }) => terms),
  [paths.accessibility]: () =>
    import('#shared/legal/content/accessibility.ts').then(({ accessibility }) => accessibility),
  [paths.insurance]: () => import('#shared/legal/content/insurance.ts').then(({ insurance }) => insurance),
};

const loading = new Map<string, Promise<LegalPage>>();

/** The page at this path. The same promise for every render, as React's `use` requires. */
export function loadLegalPage(path: string): Promise<LegalPage> {
  return loading.get(path) ?? startLoading(path);
}

function startLoading(path: string): Promise<LegalPage> {
  const load = chunks[path];
  if (!load) throw new Error(`no legal page at ${path}`);
  const promise = load();
  loading.set(path, promise);
  return promise;
}

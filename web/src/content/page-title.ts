import { useEffect } from 'react';
import { brand } from '#shared/brand.ts';

interface PageTitleOptions {
  /** One sentence for previews and search engines. Defaults to the site's own. */
  description?: string;
  /** Prefixes "Error:", so that screen readers announce a refused form first. */
  hasErrors?: boolean;
}

let titleInBuild = '';

/** The title of the screen rendered last in the build, where there is no document. */
export const renderedTitle = (): string => titleInBuild;

/** Sets the document's title and description. */
export function usePageTitle(title: string, { description, hasErrors = false }: PageTitleOptions = {}): void {
  const fullTitle = `${hasErrors ? 'Error: ' : ''}${title} | ${brand.name}`;
  if (import.meta.env.SSR) titleInBuild = fullTitle;

  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);

  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || !description) return;
    const siteWide = meta.content;
    meta.content = description;
    return () => {
      meta.content = siteWide;
    };
  }, [description]);
}

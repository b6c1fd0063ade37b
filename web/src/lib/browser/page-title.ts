import { useEffect } from 'react';
import { brand } from '#shared/brand.ts';

interface PageTitleOptions {
  /** One sentence for previews and search engines; the site's own when left out. */
  description?: string;
  /** Puts "Error:" in front, so that a refused form is heard first. */
  hasErrors?: boolean;
}

/** Names the tab after the screen, and describes it. */
export function usePageTitle(title: string, { description, hasErrors = false }: PageTitleOptions = {}): void {
  useEffect(() => {
    document.title = `${hasErrors ? 'Error: ' : ''}${title} | ${brand.name}`;
  }, [title, hasErrors]);

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

import { useEffect } from 'react';
import { brand } from '#shared/brand.ts';

/** Names the tab after the screen. `hasErrors` puts "Error:" in front, so a refused form is heard first. */
export function usePageTitle(title: string, hasErrors = false): void {
  useEffect(() => {
    document.title = `${hasErrors ? 'Error: ' : ''}${title} | ${brand.name}`;
  }, [title, hasErrors]);
}

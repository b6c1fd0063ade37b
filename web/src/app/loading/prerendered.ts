import { homeHash } from './home-hash.ts';

/** The hash of the URL whose first view the page shows; undefined without one (first-view.ts). */
export const viewHash = (): string | undefined => document.getElementById('root')?.dataset.view;

/** Whether the URL still belongs to the screen that the page showed before the app. */
export function isAtPrerendered(): boolean {
  const shown = viewHash();
  const { hash } = window.location;
  return shown === undefined ? homeHash.test(hash) : hash === shown;
}

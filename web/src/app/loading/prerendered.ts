import { homeHash } from '#web/app/home/home-hash.ts';

/** The path of the first view that the page shows, if it shows one (web/build/start-script.ts). */
export const viewPath = (): string | undefined => document.getElementById('root')?.dataset.view;

/** Whether the address is still that of the screen that was in the page before the app. */
export function isAtPrerendered(): boolean {
  const path = viewPath();
  const { hash } = window.location;
  return path === undefined ? homeHash.test(hash) : hash === `#${path}`;
}

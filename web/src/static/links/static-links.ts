import { createPath, type Navigator, type To } from 'react-router-dom';
import { staticPathOf } from '#shared/pages/static-pages.ts';
import type { RoutePath } from '#shared/site/content.ts';
import { paths } from '#web/lib/paths.ts';

/** The address of a screen of the app, which needs scripts. */
export function appHref(route: string): string {
  return `/#${route}`;
}

/** Where a link of a shared component leads from a static page: to another one if there is one, else into the app. */
export function staticHref(to: To): string {
  const route = (typeof to === 'string' ? to : createPath(to)) as RoutePath;
  return route === paths.home ? '/' : (staticPathOf(route) ?? appHref(route));
}

/** For `<Router>`: links of the app's own components become links between static pages. */
export const staticNavigator: Navigator = { createHref: staticHref, go() {}, push() {}, replace() {} };

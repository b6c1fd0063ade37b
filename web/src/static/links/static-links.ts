import { createPath, type Navigator, type To } from 'react-router-dom';
import { staticPathOf } from '#shared/pages/static-pages.ts';
import type { RoutePath } from '#shared/site/content.ts';
import { paths } from '#web/lib/paths.ts';

/** The URL of a screen in the app, which needs scripts. */
export function appHref(route: string): string {
  return `/#${route}`;
}

/** The target of a shared component's link on a static page: another static page if there is one, or else the app. */
export function staticHref(to: To): string {
  const route = (typeof to === 'string' ? to : createPath(to)) as RoutePath;
  return route === paths.home ? '/' : (staticPathOf(route) ?? appHref(route));
}

/** For `<Router>`: makes the app's components link to static pages. */
export const staticNavigator: Navigator = { createHref: staticHref, go() {}, push() {}, replace() {} };

import '#web/ui/layers.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/layout.css';
import '#web/ui/look.css';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'react-router-dom';
import { breadcrumbTo, home, type NamedPage } from '#shared/pages/breadcrumb.ts';
import { socialCardUrl } from '#shared/pages/social-cards.ts';
import { type StaticPage, staticPages } from '#shared/pages/static-pages.ts';
import type { PictureName } from '#shared/site/pictures.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { type BuiltFiles, Document } from './document.tsx';
import { jsonLdOf } from './json-ld/json-ld.ts';
import { StaticLayout } from './layout/static-layout.tsx';
import { staticNavigator } from './links/static-links.ts';
import { pageContent } from './page-content.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { staticTexts } from './texts/static-texts.ts';

const { notFound } = staticTexts;

function pictureOf(page: StaticPage): PictureName | undefined {
  switch (page.kind) {
    case 'clinic':
      return page.clinic.picture;
    case 'services':
      return 'services';
    case 'lab-tests':
    case 'lab-test':
      return 'lab';
    case 'service':
    case 'about':
      return page.content.picture;
    case 'article':
      return page.article.picture;
    default:
      return undefined;
  }
}

/** @param route the screen that the navigation marks as current */
function inLayout(route: string, breadcrumb: readonly NamedPage[], content: ReactNode): ReactNode {
  const here = breadcrumb.at(-1)?.name ?? '';
  return (
    <Router location={route} navigator={staticNavigator} static>
      <StaticLayout above={breadcrumb.slice(0, -1)} here={here}>
        {content}
      </StaticLayout>
    </Router>
  );
}

export interface RenderOptions extends BuiltFiles {
  /** The day of the build. */
  today: ClinicDate;
}

function renderPage(page: StaticPage, { today, ...files }: RenderOptions): string {
  const { path, title, description } = page;
  // A lab test's page isn't the shop, so don't mark the shop as current.
  const route = page.kind === 'lab-test' ? path : page.route;
  return `<!doctype html>${renderToStaticMarkup(
    <Document
      {...files}
      path={path}
      title={title}
      description={description}
      socialCard={socialCardUrl(pictureOf(page))}
      jsonLd={jsonLdOf(page, today)}
    >
      {inLayout(route, breadcrumbTo(page), pageContent(page, today))}
    </Document>,
  )}`;
}

function renderNotFound(files: BuiltFiles): string {
  const breadcrumb: NamedPage[] = [home, { name: notFound.tabTitle, path: '/404' }];
  return `<!doctype html>${renderToStaticMarkup(
    <Document {...files} title={notFound.tabTitle} description={notFound.lead} socialCard={socialCardUrl()}>
      {inLayout('/404', breadcrumb, <NotFoundPage />)}
    </Document>,
  )}`;
}

/** All files of the static pages, by their paths below the site's root. */
export function renderPages({ today, ...files }: RenderOptions): Map<string, string> {
  const pages = staticPages.map((page): [string, string] => [
    `${page.path.slice(1)}.html`,
    renderPage(page, { today, ...files }),
  ]);
  return new Map([...pages, ['404.html', renderNotFound(files)]]);
}

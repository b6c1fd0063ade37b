import { articleSummaries } from '#shared/blog/content/summaries.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import type { RoutePath } from '#shared/site/content.ts';
import type { PictureName } from '#shared/site/pictures.ts';

/**
 * The preview image that other sites show beside a link to one of our pages: the page's picture with text
 * beside it.
 */
export interface SocialCard {
  picture: PictureName;
  /** The kind of page. */
  kind: string;
  title: string;
}

/** In pixels, as the sites that show cards recommend. */
export const socialCardSize = { width: 1200, height: 630 } as const;

const articleCards = articleSummaries.map(
  ({ id, title }) => ({ picture: `article-${id}`, kind: 'Health blog', title }) as const,
);

export const socialCards: readonly SocialCard[] = [
  ...clinics.flatMap(({ picture, name, city }) =>
    picture ? { picture, kind: `Clinic in ${city}`, title: name } : [],
  ),
  ...contentPages.map(({ picture, path, title }) =>
    path === '/about-us'
      ? { picture, kind: 'Who we are', title: 'About us' }
      : { picture, kind: 'Our care', title },
  ),
  { picture: 'services', kind: 'Our care', title: 'All services' },
  ...articleCards,
];

const cardPictures: ReadonlySet<string> = new Set(socialCards.map(({ picture }) => picture));

/** The path of the card with this picture, or of the site's card for pages without a picture. */
export function socialCardUrl(picture?: PictureName): RoutePath {
  return picture && cardPictures.has(picture) ? `/social-cards/${picture}.jpg` : '/social-card.png';
}

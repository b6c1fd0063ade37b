import { articleIds } from '#shared/blog/article.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';

/** Pictures of pages, by what they show. */
export const pagePictures = [
  'services',
  'urgent-care',
  'primary-care',
  'womens-health',
  'annual-wellness-check',
  'emergency',
  'ultrasound',
  'x-ray',
  'iv-therapy',
  'weight-loss',
  'weight-loss-story',
  'lab',
  'about',
  'contact',
] as const;

/** Every picture drawn for the site: `web/public/pictures/<name>.svg`, all of one size. */
export type PictureName =
  | (typeof pagePictures)[number]
  | `clinic-${(typeof clinicIds)[number]}`
  | `article-${(typeof articleIds)[number]}`;

export const pictureNames: readonly PictureName[] = [
  ...pagePictures,
  ...clinicIds.map((id) => `clinic-${id}` as const),
  ...articleIds.map((id) => `article-${id}` as const),
];

/** The size all of them are drawn in, so that a page keeps their place before they come. */
export const pictureSize = { width: 800, height: 500 } as const;

/** Where the browser gets a picture. */
export function pictureUrl(name: PictureName): string {
  return `/pictures/${name}.svg`;
}

import { type Clinic, type ClinicPicture, clinics, type Photo } from '#shared/clinics/clinics.ts';
import { articleIds, type ListedArticleId } from '#shared/site/article-ids.ts';

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

/** The name of a file in `web/public/pictures/`, without `.svg`. */
export type PictureName = (typeof pagePictures)[number] | ClinicPicture | `article-${ListedArticleId}`;

export const pictureNames: readonly PictureName[] = [
  ...pagePictures,
  ...clinics.flatMap(({ picture }) => picture ?? []),
  ...articleIds.filter((id) => id !== '9').map((id) => `article-${id}` as const),
];

/** A clinic's own picture, or else the picture for all our care. */
export function clinicPicture({ picture }: Clinic): PictureName {
  return picture ?? 'services';
}

/** The owner's photograph of a clinic's front, or else its picture. */
export function clinicFront(clinic: Clinic): PictureName | Photo {
  return clinic.photo ?? clinicPicture(clinic);
}

function isPhoto(name: PictureName | Photo): name is Photo {
  return name.startsWith('/');
}

/** The size of all pictures. With it, pages reserve the space before a picture has loaded. */
export const pictureSize = { width: 800, height: 500 } as const;

export function pictureUrl(name: PictureName | Photo): `/pictures/${PictureName}.svg` | Photo {
  return isPhoto(name) ? name : `/pictures/${name}.svg`;
}

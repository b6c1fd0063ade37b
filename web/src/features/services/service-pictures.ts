import type { PictureName } from '#shared/site/pictures.ts';
import { paths } from '#web/lib/paths.ts';

const pictures: Partial<Record<string, PictureName>> = {
  [paths.urgentCare]: 'urgent-care',
  [paths.primaryCare]: 'primary-care',
  [paths.womensHealth]: 'womens-health',
  [paths.annualWellnessCheck]: 'annual-wellness-check',
  [paths.emergency]: 'emergency',
  [paths.ultrasound]: 'ultrasound',
  [paths.xRay]: 'x-ray',
  [paths.lab]: 'lab',
  [paths.ivTherapy]: 'iv-therapy',
  [paths.weightLoss]: 'weight-loss',
};

/** A service's picture, by its route. A service that the server added later gets the general one. */
export function servicePicture(href: string): PictureName {
  return pictures[href] ?? 'services';
}

import type { ListSection } from '#shared/site/content.ts';

/**
 * The services of women's health, which the annual wellness check lists as well. Menopause management is named twice
 * (spec §2): once among the care for every stage of life, once among the treatments.
 */
export const womensServices: readonly ListSection[] = [
  {
    kind: 'list',
    title: 'Services for every stage of life',
    points: [
      'Preventive care',
      'Gynaecological examinations',
      'Family planning and contraception',
      'Menopause management',
    ],
  },
  {
    kind: 'list',
    title: 'Tests and treatment',
    points: [
      'Menopause management',
      'STI testing and treatment',
      'Urinary incontinence',
      "Women's wellness",
      'PAP smears',
    ],
  },
];

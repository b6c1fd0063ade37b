import type { ListSection } from '#shared/site/content.ts';

/**
 * Listed on both the women's health page and the annual wellness check. Menopause management was named twice; a
 * reader needs it once.
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
    points: ['STI testing and treatment', 'Urinary incontinence', "Women's wellness", 'PAP smears'],
  },
];

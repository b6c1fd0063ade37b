import { readContentPage } from '#shared/services/read-content-page.ts';

/** Every page that consists of content only, which the chatbot reads for its answers. */
export const contentPages = [
  'urgent-care',
  'primary-care',
  'womens-health',
  'annual-wellness-check',
  'emergency',
  'ultrasound',
  'x-ray',
  'lab',
  'iv-therapy',
  'weight-loss',
  'about',
].map(readContentPage);

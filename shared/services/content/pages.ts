import type { ContentPage } from '#shared/site/content.ts';
import { about } from './about.ts';
import { annualWellnessCheck } from './annual-wellness-check.ts';
import { emergency } from './emergency.ts';
import { ivTherapy } from './iv-therapy.ts';
import { lab } from './lab.ts';
import { primaryCare } from './primary-care.ts';
import { ultrasound } from './ultrasound.ts';
import { urgentCare } from './urgent-care.ts';
import { weightLoss } from './weight-loss.ts';
import { womensHealth } from './womens-health.ts';
import { xRay } from './x-ray.ts';

/** Every page that consists of content only, which the chatbot reads for its answers. */
export const contentPages: readonly ContentPage[] = [
  urgentCare,
  primaryCare,
  womensHealth,
  annualWellnessCheck,
  emergency,
  ultrasound,
  xRay,
  lab,
  ivTherapy,
  weightLoss,
  about,
];

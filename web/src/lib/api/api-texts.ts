import type { ProblemCode } from '#shared/api/problem-table.ts';

/** Texts for refusals by API Gateway itself, whose replies lack a text for visitors. */
const refusals: Partial<Record<ProblemCode, string>> = {
  unauthenticated: 'Please sign in again.',
  forbidden: 'You don’t have access to this.',
  'not-found': 'We couldn’t find that.',
  'too-large': 'That’s too long. Please shorten it.',
  'too-many': 'A lot of people are using the site right now. Please wait a moment and try again.',
};

export const apiTexts = {
  mention: (reference: string) => `If you call us, mention this number: ${reference}.`,
  refusal: (code: ProblemCode) => refusals[code] ?? 'Something went wrong on our end. Please try again.',
};

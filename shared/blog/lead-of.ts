import type { Article } from './article.ts';

/** The opening paragraph. */
export function leadOf({ blocks: [opening] }: Article): string {
  return opening?.kind === 'paragraph' ? opening.text : '';
}

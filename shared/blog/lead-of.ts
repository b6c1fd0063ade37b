import type { Article } from './article.ts';

/** An article's opening paragraph; empty if the article opens with another kind of block. */
export function leadOf({ blocks: [opening] }: Article): string {
  return opening?.kind === 'paragraph' ? opening.text : '';
}

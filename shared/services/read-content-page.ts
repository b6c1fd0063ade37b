import { z } from 'zod/mini';
import type { ContentPage, RoutePath } from '#shared/site/content.ts';
import { readContentFile } from '#shared/site/content-file.ts';
import { pictureNames } from '#shared/site/pictures.ts';
import { contentText } from './content-text.ts';

const pageHead = z.strictObject({
  path: z.custom<RoutePath>((path) => typeof path === 'string' && path.startsWith('/')),
  title: z.string(),
  tabTitle: z.string(),
  description: z.string(),
  picture: z.enum(pictureNames),
});

/**
 * Reads a page of `content/`: its lead, its buttons, and its sections. Throws if it's missing or isn't in our
 * subset of Markdown.
 */
export function readContentPage(name: string): ContentPage {
  return readContentFile('services', name, ({ head, text }) => ({
    ...pageHead.parse(head),
    ...contentText(...text),
  }));
}

import { articles } from '#shared/blog/content/articles.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { labTestDetails } from '#shared/lab-tests/details.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import { articlePassages, labTestPassages, type Passage, pagePassages } from './passages.ts';

let cachedPassages: readonly Passage[] | undefined;

/** Everything the chatbot may quote. Built on first use, so that an emergency never waits for it. */
export function corpus(): readonly Passage[] {
  cachedPassages ??= [
    ...contentPages.flatMap(pagePassages),
    ...labTests.flatMap((test) => labTestPassages(test, labTestDetails[test.id])),
    ...articles.flatMap(articlePassages),
  ];
  return cachedPassages;
}

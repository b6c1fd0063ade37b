import { articles } from '#shared/blog/content/articles.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { labTestDetails } from '#shared/lab-tests/details.ts';
import { contentPages } from '#shared/services/content/pages.ts';
import { articlePassages, labTestPassages, type Passage, pagePassages } from './passages.ts';

let passages: readonly Passage[] | undefined;

/**
 * Everything the chatbot may quote. Cut into passages by the first question that needs them: most messages, and all
 * emergencies, are answered without.
 */
export function corpus(): readonly Passage[] {
  passages ??= [
    ...contentPages.flatMap(pagePassages),
    ...labTests.flatMap((test) => labTestPassages(test, labTestDetails[test.title])),
    ...articles.flatMap(articlePassages),
  ];
  return passages;
}

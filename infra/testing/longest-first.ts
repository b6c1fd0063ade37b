import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { projectDirectory } from '#infra/build/bundle-paths.ts';

/** The files that take longest, longest first. One that is missing here is only begun later. */
const longest = [
  'web/e2e/screens.test.ts',
  'web/e2e/first-paint.test.ts',
  'web/e2e/walkthroughs.test.ts',
  'web/e2e/admin-keyboard.test.ts',
  'web/e2e/payments.test.ts',
  'web/e2e/admin-accessibility.test.ts',
  'web/e2e/admin-faults.test.ts',
  'web/e2e/accessibility.test.ts',
  'web/e2e/screens-keyboard.test.ts',
  'web/e2e/forget.test.ts',
];

/**
 * Begins a project's longest files first, so that none of them runs alone at the end. Vitest does so by itself only where
 * it has run before: in a fresh clone it begins with the files that have the most text.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.indexOf(relative(projectDirectory, moduleId));
      return index < 0 ? longest.length : index;
    };
    // The order of projects stays as Vitest has it.
    const ofProject = Map.groupBy(sorted, ({ project }) => project);
    return [...ofProject.values()].flatMap((group) => group.toSorted((a, b) => rank(a) - rank(b)));
  }
}

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { projectDirectory } from '#infra/build/paths.ts';

/** The slowest files, longest first. A slow file that is missing here only starts later. */
const longest = [
  // This test lets V8 count the steps of every script that the worker has loaded, so it's five times faster in a
  // new worker.
  'functions/chatbot/hostile.test.ts',
  'functions/jobs/attack.long.test.ts',
  'functions/payments/faults.test.ts',
  'functions/appointments/desk/undo.test.ts',
  'functions/jobs/mail-budget.long.test.ts',
  'functions/waitlist/random-weeks.long.test.ts',
  'functions/jobs/ordinary-day.long.test.ts',
  'functions/appointments/desk/random-days.long.test.ts',
  'functions/appointments/lists/random-search.long.test.ts',
  'infra/ops/restore/restore.long.test.ts',
  'infra/local/gateway/access-matrix.test.ts',
  'web/e2e/screens.test.ts',
  'web/e2e/session.test.ts',
  'web/e2e/first-paint.test.ts',
  'web/e2e/video.long.test.ts',
  'web/e2e/walkthroughs.test.ts',
  'web/e2e/accessibility.long.test.ts',
  'web/e2e/admin-accessibility.long.test.ts',
  'web/e2e/payments.test.ts',
  'web/e2e/forget.long.test.ts',
  'web/e2e/admin-keyboard.long.test.ts',
  'web/e2e/chat.test.ts',
  'web/e2e/failures.test.ts',
  'web/e2e/accessibility-payments.long.test.ts',
  'web/e2e/first-view.test.ts',
];

/** The environment that a file's comment requests instead of its project's, or ''. */
function ownEnvironment({ moduleId }: TestSpecification): string {
  return readFileSync(moduleId, 'utf8').match(/@vitest-environment (\S+)/)?.[1] ?? '';
}

/**
 * Groups files by environment, because Vitest reuses a worker only for files of the same environment, and a new worker
 * takes a second to load the modules. Starts a project's longest files first, so that none runs alone at the end.
 * Vitest itself knows the longest files only from an earlier run: in a fresh clone, it starts with the largest.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.indexOf(relative(projectDirectory, moduleId));
      return index < 0 ? longest.length : index;
    };
    // Keep Vitest's order of projects.
    const ofProject = Map.groupBy(sorted, ({ project }) => project);
    return [...ofProject.values()].flatMap((group) => {
      const ofEnvironment = Map.groupBy(
        group.toSorted((a, b) => rank(a) - rank(b)),
        ownEnvironment,
      );
      return [...ofEnvironment.values()].flat();
    });
  }
}

/** A requirement of a standard, and how a guide page answers it. */
interface StandardRow {
  requirement: string;
  answer: string;
}

const requirementId = /^(?:V\d+\.\d+\.\d+|§164\.312\([a-e]\)(?:\(\d\))?(?:\([ivx]+\))?)$/;

const namedTest = /`([\w./-]+\.test\.tsx?)` “([^”]+)”/g;

const noTest = /^No test: .{20,}/;

/** The rows of a page's tables whose first cell is a requirement's id. */
function standardRows(page: string): StandardRow[] {
  return page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, id = '']) => requirementId.test(id))
    .map(([, requirement = '', , answer = '']) => ({ requirement, answer }));
}

/**
 * What is wrong with a page's rows: a requirement answered by neither a test nor the reason why there is none, or by a
 * test that does not exist.
 * @param read the text of a test file, undefined when there is none
 */
export function standardFaults(page: string, read: (path: string) => string | undefined): string[] {
  return standardRows(page).flatMap(({ requirement, answer }) => {
    const tests = Array.from(answer.matchAll(namedTest));
    if (tests.length === 0) return noTest.test(answer) ? [] : [`${requirement}: neither a test nor a reason`];
    return tests
      .filter(([, path = '', title = '']) => !read(path)?.includes(title))
      .map(([, path, title]) => `${requirement}: ${path} has no test “${title}”`);
  });
}

/** The requirements that a page answers. */
export function requirementsOf(page: string): string[] {
  return standardRows(page).map(({ requirement }) => requirement);
}

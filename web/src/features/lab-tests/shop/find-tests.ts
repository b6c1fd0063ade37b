import type { LabTest } from '#shared/lab-tests/catalogue.ts';

/** The tests whose title or description contains the term, whatever its case (spec §5); all for a blank one. */
export function findTests<Test extends LabTest>(tests: readonly Test[], term: string): readonly Test[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return tests;
  return tests.filter(({ title, content }) =>
    [title, content].some((text) => text.toLowerCase().includes(wanted)),
  );
}

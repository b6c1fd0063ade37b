import type { LabTestId } from './catalogue.ts';

/** The tests that consist of other tests in the shop, each with those tests. */
export const panels: Partial<Record<LabTestId, readonly LabTestId[]>> = {
  'complete-blood-work': ['cbc', 'cmp', 'lipid-profile'],
};

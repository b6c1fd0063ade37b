import type { LabTestId } from './catalogue.ts';

/** For each test that consists of other tests in the shop, those other tests. */
export const panels: Partial<Record<LabTestId, readonly LabTestId[]>> = {
  'complete-blood-work': ['cbc', 'cmp', 'lipid-profile'],
};

import type { LabTestId } from './catalogue.ts';

/** The tests that consist of others in the shop, and which ones. */
export const panels: Partial<Record<LabTestId, readonly LabTestId[]>> = {
  'complete-blood-work': ['cbc', 'cmp', 'lipid-profile'],
};

import { brand } from '#shared/brand.ts';

const { phone } = brand;

/** Texts about what is asked after a visit: results, records, notes. */
export const recordTexts = {
  results: `Most lab results are ready in 24 to 48 hours. You’ll find them in the patient portal. Worried about one? Call ${phone} or come in, and we’ll go over it with you.`,
  records: `Your results and records are in the patient portal. To have records sent to you or another doctor, call ${phone} or fax ${brand.fax}.`,
  note: `Ask your provider for a work or school note during your visit. Already been seen? Call ${phone}.`,
  refill: `We can’t refill a prescription by chat. Call ${phone} or book a visit, and bring a list of your medicines.`,
  referral: `If you need a specialist, our primary care team can refer you and send your records. Call ${phone} or book a visit.`,
  portal: `Your results and records are in the patient portal. For help signing in, call ${phone}.`,
};

import { clinicById } from '#shared/clinics/clinics.ts';
import type { Estimate, EstimatedVisit } from '#shared/estimates/estimate.ts';

/** A visit whose estimate still applies. */
export const visit: EstimatedVisit = { status: 'confirmed' };

/** An estimate of a visit on a Wednesday, made the Monday of the week before. */
export const estimate: Estimate = {
  confirmationNumber: 'UC123456ABCDEF',
  madeAt: '2026-11-23T18:00:00.000Z',
  patientName: 'Maya Torres',
  dob: '1984-02-29',
  clinic: clinicById('7'),
  date: '2026-12-02',
  startsAt: '2026-12-02T17:30:00.000Z',
  items: [
    { description: 'Office visit, new patient', serviceCode: '99203', amount: 17_500 },
    { description: 'Rapid strep test', serviceCode: '87880', amount: 4500 },
    { description: 'Written note for work', amount: 0 },
  ],
  total: 22_000,
  diagnosisCode: 'J02.9',
  provider: { name: 'Sagebrush Urgent & Primary Care', npi: '1234567893', taxId: '12-3456789' },
};

import { clinics } from '#shared/clinics/clinics.ts';

/** The name of the clinic that a payment belongs to; empty without one. */
export function clinicName(clinicId: string | undefined): string {
  return clinics.find(({ id }) => id === clinicId)?.name ?? '';
}

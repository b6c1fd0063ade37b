import { clinics } from '#shared/clinics/clinics.ts';

/** The name of a payment's clinic; empty without one. */
export function clinicName(clinicId: string | undefined): string {
  return clinics.find(({ id }) => id === clinicId)?.name ?? '';
}

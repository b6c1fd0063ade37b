import type { Clinic } from './clinics.ts';

/** Whether the name, address, city, state or ZIP code contains the text (spec §5). */
export function clinicMatches(clinic: Clinic, text: string): boolean {
  const needle = text.trim().toLowerCase();
  return [clinic.name, clinic.address, clinic.city, clinic.state, clinic.zipCode].some((part) =>
    part.toLowerCase().includes(needle),
  );
}

import type { Clinic } from './clinics.ts';

/** Whether the text stands in the clinic's name, address, city, state or ZIP code (spec §5). */
export function clinicMatches(clinic: Clinic, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [clinic.name, clinic.address, clinic.city, clinic.state, clinic.zipCode].some((part) =>
    part.toLowerCase().includes(wanted),
  );
}

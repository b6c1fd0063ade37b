import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';

/** The clinic that was last chosen in this browser; empty for all of them. */
export function readMyClinic(): ClinicId | '' {
  const stored = readStored('deskClinic');
  return clinicIds.find((id) => id === stored) ?? '';
}

/** Remembers a clinic, or with an empty id, that all of them are shown. */
export function rememberMyClinic(id: string): void {
  if (id) writeStored('deskClinic', id);
  else removeStored('deskClinic');
}

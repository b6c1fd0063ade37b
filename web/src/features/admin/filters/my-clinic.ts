import { clinicIds } from '#shared/clinics/clinics.ts';
import { readStored } from '#web/lib/storage/storage.ts';

export const myClinicKey = 'deskClinic';

/** The clinic that was last chosen in this browser. An older version may have stored an id that no clinic has. */
export const readMyClinic = () => clinicIds.find((id) => id === readStored(myClinicKey));

import { clinics } from '#shared/clinics/clinics.ts';

/** The clinics as options of a select. */
export const clinicOptions = clinics.map(({ id, name }) => ({ value: id, label: name }));

import { clinics } from '#shared/clinics/clinics.ts';

/** The clinics, as a select offers them. */
export const clinicOptions = clinics.map(({ id, name }) => ({ value: id, label: name }));

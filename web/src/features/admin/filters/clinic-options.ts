import { clinics } from '#shared/clinics/clinics.ts';

export const clinicOptions = clinics.map(({ id, name }) => ({ value: id, label: name }));

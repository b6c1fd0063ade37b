import { brand } from '#shared/brand.ts';

const { phone, fax, email, name, hoursInWords: hours } = brand;

/** The opening hours in Spanish. */
const horario = 'de lunes a viernes de 8:00 AM a 5:00 PM';

/** Facts about the clinics that answers quote. */
export const texts = { phone, fax, email, name, hours, horario };

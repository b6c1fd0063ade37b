import { brand } from '#shared/brand.ts';

const { phone, fax, email, name, hoursInWords: hours } = brand;

/** The same hours in Spanish. */
const horario = 'de lunes a viernes de 8:00 AM a 5:00 PM';

/** What the answers say of the clinics. */
export const texts = { phone, fax, email, name, hours, horario };

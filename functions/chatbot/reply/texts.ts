import { brand } from '#shared/brand.ts';

const { phone, fax, email, name, hoursInWords: hours } = brand;

/** The same hours in Spanish. */
const horario = 'de lunes a viernes de 8:00 AM a 5:00 PM';

/** To a question that only a clinician may answer. */
const advice = {
  en: `I can’t tell you what you have or which medicine and dose are right for you, but a provider can. Call ${phone}, ask your pharmacist, or come in. If it’s severe or getting worse fast, call 911.`,
  es: `No puedo decirle qué tiene ni qué medicina o dosis le conviene, pero un doctor sí. Llame al ${phone}, pregunte en su farmacia o venga. Si es fuerte o empeora rápido, llame al 911.`,
};

/** What the answers say of the clinics. */
export const texts = { phone, fax, email, name, hours, horario, advice };

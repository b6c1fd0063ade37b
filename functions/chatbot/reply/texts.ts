import { brand } from '#shared/brand.ts';

/** What the answers say of the clinics. */
export const texts = {
  phone: brand.phone,
  fax: brand.fax,
  email: brand.email,
  name: brand.name,
  hours: brand.hoursInWords,
  /** The same hours in Spanish. */
  horario: 'de lunes a viernes de 8:00 AM a 5:00 PM',
  /** To a question that only a clinician may answer. */
  advice: {
    en: `I can’t tell you what you have or which medicine and dose are right for you, but a provider can. Call ${brand.phone}, ask your pharmacist, or come in. If it’s severe or getting worse fast, call 911.`,
    es: `No puedo decirle qué tiene ni qué medicina o dosis le conviene, pero un profesional sí. Llame al ${brand.phone}, pregunte en su farmacia o venga. Si es fuerte o empeora rápido, llame al 911.`,
  },
};

import { brand } from '#shared/brand.ts';

const { phone, hoursInWords: hours } = brand;

/** Texts about the chat itself, and for what it can't answer. */
export const talkTexts = {
  unknown: `I don’t know. I can only answer from what’s on this site. Call ${phone}, ${hours}, or search our clinics or lab tests. If someone may be in danger, call 911.`,
  greeting: 'Hello! Ask me about our services, prices, clinics and hours, or how to book a visit.',
  thanks: 'You’re welcome. Take care!',
  goodbye: 'Goodbye, and take care!',
  whoAmI: `I’m ${brand.name}’s automated assistant, not a person. I answer from what’s on this site. To talk to our team, call ${phone}.`,
  help: `You can ask me about our services, prices, clinics and hours, or how to book, reschedule or cancel a visit. If someone may be in danger, call 911.`,
  privacy:
    'We don’t keep what you type here. Still, please leave out names, account numbers and other personal details.',
  spanish: `Por ahora este chat responde solo en inglés. Para ayuda en español, llame al ${phone}, de lunes a viernes de 8 a. m. a 5 p. m. También puede reservar una cita en línea. En una emergencia, llame al 911.`,
  spanishFever: `Una temperatura de 100.4 °F (38 °C) o más en un bebé menor de 3 meses es una emergencia: llame al 911 o vaya a una sala de emergencias ahora. A cualquier edad, llame al 911 si la persona tiene dificultad para respirar, tiene convulsiones o no despierta. De lo contrario, llámenos al ${phone} o venga a la clínica.`,
};

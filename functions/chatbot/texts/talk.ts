import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';

const { phone, hours } = brand;

/** Texts about the clinics, the records, and the chat itself. */
export const talkTexts = {
  unknown: `I don’t know. I can only answer from what’s on this site. Call ${phone}, ${hours}, or search our clinics or lab tests.`,
  greeting: 'Hello! Ask me about our services, prices, clinics and hours, or how to book a visit.',
  thanks: 'You’re welcome. Take care!',
  goodbye: 'Goodbye, and take care!',
  whoAmI: `I’m ${brand.name}’s automated assistant, not a person. I answer from what’s on this site. To talk to our team, call ${phone}.`,
  help: `You can ask me about our services, prices, clinics and hours, or how to book, reschedule or cancel a visit. If someone may be in danger, call 911.`,
  privacy:
    'We don’t keep what you type here: it’s answered and forgotten. Still, please leave out names and numbers.',
  language: `This chat answers in English. For help in another language, call ${phone}, ${hours}. En español: este chat responde en inglés; para ayuda en español, llame al ${phone}.`,
  spanish: `Por ahora este chat responde solo en inglés. Para ayuda en español, llame al ${phone}, de lunes a viernes de 8 a. m. a 5 p. m. También puede reservar una cita en línea. En una emergencia, llame al 911.`,
  spanishFever: `Una temperatura de 100.4 °F (38 °C) o más en un bebé menor de 3 meses es una emergencia: llame al 911 o vaya a una sala de emergencias ahora. A cualquier edad, llame al 911 si le cuesta respirar, convulsiona o no despierta. Si no, llámenos al ${phone} o venga a la clínica.`,
  results: `Most lab results are ready in 24 to 48 hours. You’ll find them in the patient portal. Worried about one? Call ${phone} or come in, and we’ll go over it with you.`,
  records: `Your results and records are in the patient portal. To have records sent to you or another doctor, call ${phone} or fax ${brand.fax}.`,
  note: `Ask your provider for a work or school note during your visit. Already been seen? Call ${phone}.`,
  refill: `We can’t refill a prescription by chat. Call ${phone} or book a visit, and bring a list of your medicines.`,
  referral: `If you need a specialist, primary care can refer you and send your records along. Call ${phone} or book a visit.`,
  portal: `Your results and records are in the patient portal. For help signing in, call ${phone}.`,
  parking: `I don’t know about parking. Call ${phone} before you leave, or see the clinic on a map.`,
  access: `I don’t know about access at each clinic. Call ${phone} and tell us what you need before you come.`,
  contact: `Call ${phone}, ${hours}, fax ${brand.fax}, email ${brand.email}, or use the contact form.`,
  jobs: 'See open positions on our jobs site.',
  services: (names: string) => `We offer ${names}.`,
  testList: (count: number) =>
    `Our shop has ${count} lab tests, each with its price and what it’s for. A clinician can help you choose.`,
  shop: (count: number) =>
    `You can buy ${count} lab tests online. Add them to your cart under Shop for test, and pay by card.`,
  blog: 'Our blog has articles about urgent care, screenings, heat, nutrition and more.',
  place: {
    one: (name: string, address: string) => `${name} is at ${address}. Open ${hours}, phone ${phone}.`,
    near: (place: string, name: string, address: string, miles: string) =>
      `The nearest clinic to ${place} is ${name}, ${address}, ${miles} away. Open ${hours}, phone ${phone}.`,
    several: (list: string) => `We have these clinics there: ${list}. All are open ${hours}, phone ${phone}.`,
    all: (cities: string) =>
      `We have ${clinics.length} clinics, in ${cities}. Tell me your ZIP code, or enter it under Our Locations, to find the nearest one.`,
    noneAt: (zip: string) =>
      `None of our ${clinics.length} clinics has the ZIP code ${zip}. Enter it under Our Locations to see how far the nearest one is.`,
    directions: (name: string, address: string) => `${name} is at ${address}.`,
  },
};

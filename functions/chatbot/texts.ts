import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';

const { phone } = brand;

/** The chatbot's own texts. */
export const chatTexts = {
  emergency: {
    medical: `Call 911 now. What you describe can be an emergency, and a chat cannot help with it. The person who answers tells you what to do until help is there. Do not drive yourself.`,
    poison: `Call 911 now if anyone is drowsy, in pain, having trouble breathing or not responding. If the person is awake and well, call Poison Control, 1-800-222-1222, at any hour. Do not wait for symptoms, and do not make the person vomit.`,
    crisis: `Call or text 988 now: the Suicide & Crisis Lifeline, at any hour, free. If you or someone else is in danger at this moment, call 911. You do not have to go through this alone.`,
    both: `Call 911 now. You can also call or text 988, the Suicide & Crisis Lifeline, at any hour. You do not have to go through this alone.`,
    spanish: `Llame al 911 ahora. El 988 atiende crisis y pensamientos de suicidio en español a cualquier hora.`,
    reminder: 'If someone may be in danger, call 911.',
  },
  links: {
    call911: 'Call 911',
    call988: 'Call or text 988',
    poisonControl: 'Call Poison Control',
    phone: `Call ${phone}`,
    locations: 'Our Locations',
    book: 'Book an Appointment',
    contact: 'Contact Us',
    services: 'Our Services',
  },
  unknown: `I don't know. I can only answer from what is on this site. Our team can help: call ${phone}, ${brand.hours}.`,
  advice: `I cannot tell you what you have, or which medicine and how much of it is right: that takes a clinician who knows you. Call ${phone}, ask your pharmacist, or come in. If it is severe or getting worse fast, call 911.`,
  greeting: `Hello! Ask me about our services, prices, clinics and opening hours, or how to book a visit.`,
  thanks: 'You are welcome. Take care!',
  goodbye: 'Goodbye, and take care!',
  whoAmI: `I am the automatic assistant of ${brand.name}, not a person. I answer from what is on this site. To talk to our team, call ${phone}.`,
  help: `You can ask me about our services, prices, clinics and opening hours, or how to book, move or cancel a visit. If someone may be in danger, call 911.`,
  spanish: `I can only answer in English so far; for anything else, call ${phone}. Por ahora contesto solo en inglés; llame al ${phone}.`,
  privacy:
    'Nothing you type here is kept: messages are answered and forgotten. Still, please leave out names and numbers.',
  price: {
    none: `I have no price for that. Call ${phone} and ask before your visit.`,
    general: (lowest: string, highest: string) =>
      `The lab tests in our shop cost ${lowest} to ${highest} each. For the price of a visit, call ${phone}.`,
  },
  clinics: {
    one: (name: string, address: string) => `${name} is at ${address}. Open ${brand.hours}, phone ${phone}.`,
    several: (list: string) => `These clinics fit: ${list}. All are open ${brand.hours}, phone ${phone}.`,
    all: (cities: string) =>
      `We have ${clinics.length} clinics, in ${cities}. Enter your ZIP code under Our Locations, and it shows you the nearest one.`,
    bookAt: (name: string) => `Book at ${name}`,
    noneAt: (place: string) =>
      `None of our ${clinics.length} clinics has the ZIP code ${place}. Enter it under Our Locations, and it shows you the nearest one.`,
  },
};

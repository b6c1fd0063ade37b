import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';

const { phone, hoursInWords: hours } = brand;

/** Texts about the clinics. */
export const placeTexts = {
  one: (name: string, address: string) => `${name} is at ${address}. It’s open ${hours}. Phone: ${phone}.`,
  near: (place: string, name: string, address: string, miles: string) =>
    `The nearest clinic to ${place} is ${name}, ${address}, ${miles} away. It’s open ${hours}. Phone: ${phone}.`,
  several: (list: string) =>
    `We have these clinics in that area: ${list}. They’re open ${hours}. Phone: ${phone}.`,
  all: (cities: string) =>
    `We have ${clinics.length} clinics, in ${cities}. To find the nearest one, tell me your ZIP code or enter it under Our Locations.`,
  noneAt: (zip: string) =>
    `None of our ${clinics.length} clinics is in ZIP code ${zip}. Enter that ZIP code under Our Locations to see how far away the nearest one is.`,
  directions: (name: string, address: string) => `${name} is at ${address}.`,
  parking: `I don’t have parking information. Before you leave, call ${phone} to ask.`,
  access: `I don’t have accessibility details for each clinic. Before you come, call ${phone} and tell us what you need.`,
  language: `I can only answer in English. For help in another language, call ${phone}, ${hours}. En español: este chat responde en inglés; para ayuda en español, llame al ${phone}.`,
  contact: `Call ${phone}, ${hours}. You can also fax ${brand.fax}, email ${brand.email} or use our contact form.`,
  jobs: 'See open positions on our jobs site.',
};

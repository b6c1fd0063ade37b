import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';

const { phone, hours } = brand;

/** Texts about the clinics. */
export const placeTexts = {
  one: (name: string, address: string) => `${name} is at ${address}. Open ${hours}, phone ${phone}.`,
  near: (place: string, name: string, address: string, miles: string) =>
    `The nearest clinic to ${place} is ${name}, ${address}, ${miles} away. Open ${hours}, phone ${phone}.`,
  several: (list: string) => `We have these clinics there: ${list}. All are open ${hours}, phone ${phone}.`,
  all: (cities: string) =>
    `We have ${clinics.length} clinics, in ${cities}. Tell me your ZIP code, or enter it under Our Locations, to find the nearest one.`,
  noneAt: (zip: string) =>
    `None of our ${clinics.length} clinics is in ZIP code ${zip}. Enter it under Our Locations to see how far the nearest one is.`,
  directions: (name: string, address: string) => `${name} is at ${address}.`,
  parking: `I don’t know about parking. Call ${phone} before you leave, or see the clinic on a map.`,
  access: `I don’t know how accessible each clinic is. Call ${phone} and tell us what you need before you come.`,
  language: `This chat answers in English. For help in another language, call ${phone}, ${hours}. En español: este chat responde en inglés; para ayuda en español, llame al ${phone}.`,
  contact: `Call ${phone}, ${hours}, fax ${brand.fax}, email ${brand.email}, or use the contact form.`,
  jobs: 'See open positions on our jobs site.',
};

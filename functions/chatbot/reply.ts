import { bookPath } from '#shared/appointments/booking-path.ts';
import { brand } from '#shared/brand.ts';
import type { ChatLink, ChatReply } from '#shared/chatbot/routes.ts';
import { shopPath } from '#shared/lab-tests/shop-path.ts';
import { linkTexts as texts } from './texts/links.ts';

export const links = {
  call911: { title: texts.call911, href: 'tel:911' },
  call988: { title: texts.call988, href: 'tel:988' },
  poisonControl: { title: texts.poisonControl, href: 'tel:+18002221222' },
  phone: { title: texts.phone, href: brand.phoneHref },
  locations: { title: texts.locations, href: '/locations' },
  searchClinics: { title: texts.searchClinics, href: '/locations' },
  searchTests: { title: texts.searchTests, href: shopPath },
  book: { title: texts.book, href: bookPath() },
  contact: { title: texts.contact, href: '/contact' },
  services: { title: texts.services, href: '/services' },
  myBookings: { title: texts.myBookings, href: '/my-bookings' },
  portal: { title: texts.portal, href: brand.links.patientPortal },
  billPay: { title: texts.billPay, href: '/bill-pay' },
  shop: { title: texts.shop, href: shopPath },
  cart: { title: texts.cart, href: '/cart' },
  lab: { title: texts.lab, href: '/lab' },
  insurance: { title: texts.insurance, href: '/insurance' },
  language: { title: texts.language, href: '/nondiscrimination' },
  primaryCare: { title: texts.primaryCare, href: '/primaryCare' },
  womensHealth: { title: texts.womensHealth, href: '/womens-health' },
  urgentCare: { title: texts.urgentCare, href: '/urgentCare' },
  emergencyCare: { title: texts.emergencyCare, href: '/emergency' },
  choosingUrgentCare: { title: texts.choosingUrgentCare, href: '/blog-inside/4' },
  xRay: { title: texts.xRay, href: '/x-ray' },
  checkIn: { title: texts.checkIn, href: brand.links.checkIn },
  prepare: { title: texts.prepare, href: '/blog-inside/7' },
  jobs: { title: texts.jobs, href: brand.links.jobs },
  blog: { title: texts.blog, href: '/blog' },
} satisfies Record<string, ChatLink>;

/** The same links for people who write in Spanish. */
export const inSpanish = {
  call911: { ...links.call911, title: texts.call911InSpanish },
  call988: { ...links.call988, title: texts.call988InSpanish },
  poisonControl: { ...links.poisonControl, title: texts.poisonControlInSpanish },
  phone: { ...links.phone, title: texts.phoneInSpanish },
  language: { ...links.language, title: texts.languageInSpanish },
};

/** Each button once. Of two with the same words, the one that says more: booking on a day, not just booking. */
export function uniqueLinks(all: readonly ChatLink[]): ChatLink[] {
  return all.filter(({ title, href }, index) => {
    const isRepeated = all.findIndex((link) => link.href === href) < index;
    return !isRepeated && !all.some((link) => link.title === title && link.href.length > href.length);
  });
}

export function say(reply: string, ...ways: ChatLink[]): ChatReply {
  return { reply, links: ways, emergency: false };
}

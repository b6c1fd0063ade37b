import { bookPath } from '#shared/appointments/booking-path.ts';
import { brand } from '#shared/brand.ts';
import type { ChatLink, ChatReply } from '#shared/chatbot/routes.ts';
import { chatTexts } from './texts.ts';

const texts = chatTexts.links;

export const links = {
  call911: { title: texts.call911, href: 'tel:911' },
  call988: { title: texts.call988, href: 'tel:988' },
  poisonControl: { title: texts.poisonControl, href: 'tel:+18002221222' },
  phone: { title: texts.phone, href: brand.phoneHref },
  locations: { title: texts.locations, href: '/locations' },
  book: { title: texts.book, href: bookPath() },
  contact: { title: texts.contact, href: '/contact' },
  services: { title: texts.services, href: '/services' },
} satisfies Record<string, ChatLink>;

export function say(reply: string, ...ways: ChatLink[]): ChatReply {
  return { reply, links: ways, emergency: false };
}

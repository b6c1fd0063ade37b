import { brand } from '#shared/brand.ts';
import type { ContentPage } from '#shared/site/content.ts';

export const about: ContentPage = {
  path: '/about-us',
  title: `Welcome to ${brand.name}`,
  tabTitle: 'About us',
  description:
    'Who we are: ten urgent care and primary care clinics in the Las Vegas valley, open to everyone.',
  lead: 'Ten neighborhood clinics in the Las Vegas valley, for the day you need someone quickly and for all the years in between.',
  picture: 'about',
  actions: [
    { label: 'Book Now', href: brand.links.externalBooking, newTab: true },
    { label: 'Find a Location', to: '/locations' },
  ],
  sections: [
    {
      kind: 'prose',
      title: 'Our mission',
      paragraphs: [
        'Good care should be close, clear and kind. Close, so that a sick child or a twisted ankle does not become a trip across the valley. Clear, so that you know what we found, what it costs and what comes next. Kind, because nobody comes to us on their best day.',
        'We care for everyone who walks in, with or without insurance. We accept most major insurance, and there are cash options for the uninsured.',
      ],
    },
    {
      kind: 'cards',
      title: 'What you can count on',
      cards: [
        {
          title: 'Urgent and primary care together',
          text: 'The team that stitches your cut can also be the team that knows your blood pressure.',
        },
        {
          title: 'X-ray, ultrasound and lab',
          text: 'Most answers come in the same visit. Results of most lab tests are back in 24 to 48 hours.',
        },
        {
          title: 'Plain words',
          text: 'We explain what we see and what we suggest, until it makes sense to you.',
        },
        {
          title: 'A hand further',
          text: 'When you need an emergency room or a specialist, we arrange it.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Proudly Serving 10 Locations Across Nevada!',
      picture: 'services',
      paragraphs: [
        `Walk in at any of our ten clinics, ${brand.hours}. Walk-ins are welcome, and no appointment is needed. If you would rather know your time, book it online at any hour.`,
      ],
      actions: [
        { label: 'Walk in at a clinic near you', to: '/locations' },
        { label: 'Book an Appointment', to: '/book-appointment' },
      ],
    },
    {
      kind: 'call',
      title: 'Come and meet us',
      lead: `Have a question first? Call ${brand.phone}, or write to us.`,
      actions: [
        { label: 'Book Now', href: brand.links.externalBooking, newTab: true },
        { label: 'Contact Us', to: '/contact' },
      ],
    },
  ],
};

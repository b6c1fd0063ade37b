import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { externalBooking } from './external-booking.ts';

export const about: ContentPage = {
  path: '/about-us',
  title: `Welcome to ${brand.name}`,
  tabTitle: 'About us',
  description: `Who we are: ${clinics.length} urgent care and primary care clinics in the Las Vegas Valley. Everyone is welcome, with or without insurance.`,
  lead: `${clinics.length} neighborhood clinics in the Las Vegas Valley, for urgent care today and primary care for years to come.`,
  picture: 'about',
  actions: [externalBooking, { label: 'Find a Location', to: '/locations' }],
  sections: [
    {
      kind: 'prose',
      title: 'Our mission',
      paragraphs: [
        'Good care should be close, clear and kind. Close, so you don’t have to drive across the valley with a sick child or a twisted ankle. Clear, so you know what we found, what it costs and what comes next. Kind, because you probably aren’t having your best day.',
        'Everyone is welcome, with or without insurance. We accept most major insurance, and we have cash options for the uninsured.',
      ],
    },
    {
      kind: 'cards',
      title: 'What you can count on',
      cards: [
        {
          title: 'Urgent and primary care together',
          text: 'Get a cut stitched today, and come back for your yearly checkup at the same clinic.',
        },
        {
          title: 'X-ray, ultrasound and lab',
          text: 'We can do many tests in the same visit. Most lab results are ready in 24 to 48 hours. For X-ray, please call ahead.',
        },
        {
          title: 'Plain English',
          text: 'We’ll explain what we see and what we suggest until it makes sense to you.',
        },
        {
          title: 'Help with what’s next',
          text: 'If you need an emergency room or a specialist, we’ll help you get there.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Proudly Serving 10 Locations Across Nevada!',
      picture: 'services',
      paragraphs: [
        `All of them are in the Las Vegas Valley. Walk in at any of our clinics, ${brand.hours}, no appointment needed. Prefer a set time? You can book online any time, day or night.`,
      ],
      actions: [
        { label: 'Walk in at a clinic near you', to: '/locations' },
        { label: 'Book an Appointment', to: '/book-appointment' },
      ],
    },
    {
      kind: 'call',
      title: 'Come meet us',
      lead: `Have a question first? Call ${brand.phone}, or send us a message.`,
      actions: [externalBooking, { label: 'Contact Us', to: '/contact' }],
    },
  ],
};

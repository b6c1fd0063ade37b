import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { externalBooking } from './external-booking.ts';

export const about: ContentPage = {
  path: '/about-us',
  title: `Welcome to ${brand.name}`,
  tabTitle: 'About us',
  description: `Who we are: ${clinics.length} urgent care and primary care clinics in the Las Vegas Valley. Everyone is welcome, with or without insurance.`,
  lead: `Our ${clinics.length} neighborhood clinics in the Las Vegas Valley offer urgent care today and primary care for years to come.`,
  picture: 'about',
  actions: [externalBooking, { label: 'Find a Location', to: '/locations' }],
  sections: [
    {
      kind: 'prose',
      title: 'Our mission',
      paragraphs: [
        'We believe good care should be close to home and easy to understand. You shouldn’t have to drive across the valley with a sick child or a twisted ankle. You should know what we found, what it costs and what comes next. And you should be treated with kindness, especially on a bad day.',
        'Everyone is welcome, with or without insurance. We accept most major insurance plans, and we have cash options for the uninsured.',
      ],
    },
    {
      kind: 'cards',
      title: 'What you can count on',
      cards: [
        {
          title: 'Urgent and primary care together',
          text: 'Get a cut stitched today, and come back to the same clinic for your yearly checkup.',
        },
        {
          title: 'X-ray, ultrasound and lab',
          text: 'We can do many tests during your visit. Most lab results are ready in 24 to 48 hours. If you need an X-ray, please call ahead.',
        },
        {
          title: 'Plain English',
          text: 'We’ll explain what we find and what we recommend in words that make sense to you.',
        },
        {
          title: 'Help with what’s next',
          text: 'If you need to go to an emergency room or see a specialist, we’ll help make the arrangements.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Proudly Serving 10 Locations Across Nevada!',
      picture: 'services',
      paragraphs: [
        `All ${clinics.length} clinics are in the Las Vegas Valley. Walk in at any of them ${brand.hoursInWords}. No appointment needed. Prefer a set time? You can book online anytime, day or night.`,
      ],
      actions: [
        { label: 'Walk in at a clinic near you', to: '/locations' },
        { label: 'Book an Appointment', to: '/book-appointment' },
      ],
    },
    {
      kind: 'call',
      title: 'Come meet us',
      lead: `Have a question first? Call ${brand.phone} or send us a message.`,
      actions: [externalBooking, { label: 'Contact Us', to: '/contact' }],
    },
  ],
};

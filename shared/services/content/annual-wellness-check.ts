import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { womensServices } from './womens-services.ts';

export const annualWellnessCheck: ContentPage = {
  path: '/annual-wellness-check',
  title: 'Annual Wellness Check',
  tabTitle: 'Annual wellness check in Las Vegas',
  description: `A yearly checkup at any of ${clinics.length} clinics in the Las Vegas Valley: an exam, screenings, blood work and a plan for the year ahead.`,
  lead: 'One visit a year, while you feel well, to look for problems before they cause symptoms.',
  picture: 'annual-wellness-check',
  actions: [
    { label: 'Call To Book', href: brand.phoneHref },
    { label: 'Book an Appointment', to: '/book-appointment' },
  ],
  sections: [
    {
      kind: 'prose',
      title: 'Why come in when you feel fine?',
      picture: 'primary-care',
      paragraphs: [
        'High blood pressure doesn’t hurt. High cholesterol and early diabetes don’t, either. A yearly check can find them while they’re easier to treat.',
        'It’s also the time to bring up what never seemed urgent enough: trouble sleeping, a mole that looks different, a medicine you’re not sure you still need.',
        'Many insurance plans cover one preventive visit a year. Call the number on your card to be sure. No insurance? Ask us about cash options.',
      ],
      actions: [{ label: 'Call To Book', href: brand.phoneHref }],
    },
    {
      kind: 'cards',
      title: 'What your check includes',
      lead: 'Your provider will tailor it to your age, your history and what you’d like to cover.',
      cards: [
        {
          title: 'A full exam',
          text: 'Heart, lungs, belly, skin, weight and blood pressure.',
        },
        {
          title: 'Screenings',
          text: 'Only the ones you’re due for at your age.',
        },
        {
          title: 'Blood work',
          text: 'Drawn at the clinic. Most results are ready in 24 to 48 hours.',
        },
        {
          title: 'A plan',
          text: 'Vaccines, follow-ups and small steps for the year ahead that you and your provider agree on.',
        },
      ],
    },
    ...womensServices,
    {
      kind: 'list',
      title: 'What to bring',
      points: [
        'Your ID, and your insurance card if you have one',
        'All the medicines and supplements you take, or a list of them',
        'The dates of your last vaccines and screenings, if you know them',
        'Your family’s health history',
        'Your questions, written down',
      ],
      note: 'Some blood tests need an empty stomach. Ask when you book whether to skip breakfast, and keep taking your medicines unless we tell you otherwise.',
    },
    {
      kind: 'notice',
      tone: 'urgent',
      title: 'When to call 911',
      text: 'Don’t wait for your yearly check if you have chest pain, trouble breathing, a drooping face, a weak arm, slurred speech or heavy bleeding. Call 911 right away.',
    },
    {
      kind: 'call',
      title: 'Has it been a year?',
      lead: `Call ${brand.phone}, and we’ll find a time at the clinic nearest you.`,
      actions: [
        { label: 'Call To Book', href: brand.phoneHref },
        { label: 'Find a Location', to: '/locations' },
      ],
    },
  ],
};

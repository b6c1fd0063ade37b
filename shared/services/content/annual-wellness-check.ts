import { brand } from '#shared/brand.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { womensServices } from './womens-services.ts';

export const annualWellnessCheck: ContentPage = {
  path: '/annual-wellness-check',
  title: 'Annual Wellness Check',
  tabTitle: 'Annual wellness check in Las Vegas',
  description:
    'Once a year, a calm look at your whole health: exam, screenings, blood work and a plan, at ten clinics in the Las Vegas valley.',
  lead: 'One unhurried visit a year, while you feel well, to find what has no symptoms yet.',
  picture: 'annual-wellness-check',
  actions: [
    { label: 'Call To Book', href: brand.phoneHref },
    { label: 'Book an Appointment', to: '/book-appointment' },
  ],
  sections: [
    {
      kind: 'prose',
      title: 'A day for you, once a year',
      picture: 'primary-care',
      paragraphs: [
        'High blood pressure does not hurt. Neither does high cholesterol, nor diabetes in its first years. A yearly check finds them while they are easy to treat.',
        'It is also the visit for everything that never seemed urgent enough: the sleep that has become poor, the mole that looks different, the medicine you are not sure you still need.',
        'Many insurance plans cover one preventive visit a year. Without insurance, ask us about cash options.',
      ],
      actions: [{ label: 'Call To Book', href: brand.phoneHref }],
    },
    {
      kind: 'cards',
      title: 'What your check includes',
      lead: 'Your provider fits it to your age, your history and your wishes.',
      cards: [
        {
          title: 'A full exam',
          text: 'Heart, lungs, belly, skin, weight and blood pressure.',
        },
        {
          title: 'Screenings',
          text: 'The ones that are due at your age, and none that are not.',
        },
        {
          title: 'Blood work',
          text: 'Drawn at the clinic. Results of most tests are back in 24 to 48 hours.',
        },
        {
          title: 'A plan',
          text: 'Vaccines, follow-ups and small steps for the year ahead, agreed with you.',
        },
      ],
    },
    ...womensServices,
    {
      kind: 'list',
      title: 'What to bring',
      points: [
        'Your ID, and your insurance card if you have one',
        'All medicines and supplements you take, or a list of them',
        'Dates of your last vaccines and screenings, as far as you know them',
        'What your parents and siblings have been ill with',
        'Your questions, written down',
      ],
      note: 'Some blood tests need an empty stomach. Ask when you book whether to skip breakfast, and keep taking your medicines unless we tell you otherwise.',
    },
    {
      kind: 'notice',
      tone: 'urgent',
      title: 'When to call 911',
      text: 'Do not wait for your yearly check with chest pain, trouble breathing, a drooping face, a weak arm, slurred speech or heavy bleeding. Call 911 at once.',
    },
    {
      kind: 'call',
      title: 'Has it been a year?',
      lead: `Call ${brand.phone}, and we find a time at the clinic nearest to you.`,
      actions: [
        { label: 'Call To Book', href: brand.phoneHref },
        { label: 'Find a Location', to: '/locations' },
      ],
    },
  ],
};

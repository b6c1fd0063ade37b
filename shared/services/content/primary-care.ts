import { brand } from '#shared/brand.ts';
import type { ContentPage } from '#shared/site/content.ts';

export const primaryCare: ContentPage = {
  path: '/primaryCare',
  title: 'Primary Care',
  tabTitle: 'Primary care in Las Vegas',
  description:
    'A primary care provider in the Las Vegas valley for checkups, screenings, vaccines and long-term conditions. New patients welcome, with or without insurance.',
  lead: 'One team that knows you, your history and your plans: for checkups, for long-term conditions, and for the questions in between.',
  picture: 'primary-care',
  actions: [
    { label: 'Call To Book', href: brand.phoneHref },
    { label: 'Book an Appointment', to: '/book-appointment' },
  ],
  sections: [
    {
      kind: 'prose',
      title: "We're Now Welcoming New Patients!",
      paragraphs: [
        'You can establish care with us with or without insurance. We accept most major insurance, and there are cash options for the uninsured.',
        `For a first visit, call ${brand.phone} and tell us which clinic suits you. Bring your ID, your insurance card if you have one, a list of your medicines, and records from your last doctor if they are at hand.`,
      ],
      actions: [
        { label: 'Call To Book', href: brand.phoneHref },
        { label: 'Find a Location', to: '/locations' },
      ],
    },
    {
      kind: 'cards',
      title: 'How does Primary Care work?',
      lead: 'You see the same team over the years. Together you prevent what can be prevented, and find the rest early.',
      cards: [
        {
          title: 'Age-appropriate screenings',
          text: 'Blood pressure, cholesterol, diabetes and cancer checks, each when your age and your family history call for it.',
        },
        {
          title: 'Annual physical well exams',
          text: 'Once a year, from head to toe, with time for your questions and a plan for the year ahead.',
        },
        {
          title: 'Flu vaccine',
          text: 'Every fall and winter. $30 without insurance; many insurance plans cover it.',
        },
        {
          title: 'Hereditary cancer testing',
          text: 'When cancer runs in your family, a test can show whether you carry a higher risk. We talk through what a result would mean before you decide.',
        },
        {
          title: 'Routine blood work',
          text: 'Drawn at the clinic. Results of most tests are back in 24 to 48 hours, and we explain them.',
        },
        {
          title: 'Referrals to specialists',
          text: 'If you need a specialist, we refer you, send your records along, and stay your first address.',
        },
      ],
    },
    {
      kind: 'prose',
      title: "Women's wellness",
      picture: 'womens-health',
      paragraphs: [
        "Women's wellness is part of primary care here: well-woman visits, PAP smears, contraception, and care through menopause.",
        'You may ask for a chaperone in the room at any visit.',
      ],
      actions: [{ label: "Women's Health Care", to: '/womens-health' }],
    },
    {
      kind: 'notice',
      tone: 'urgent',
      title: 'When to call 911',
      text: 'A primary care visit is for what can be planned. Call 911 at once for chest pain, trouble breathing, signs of a stroke such as a drooping face or slurred speech, heavy bleeding, or someone who cannot be woken.',
    },
    {
      kind: 'call',
      title: 'Find your primary care team',
      lead: 'A call is the quickest way to a first visit. You can also pick a time online.',
      actions: [
        { label: 'Call To Book', href: brand.phoneHref },
        { label: 'Book an Appointment', to: '/book-appointment' },
      ],
    },
  ],
};

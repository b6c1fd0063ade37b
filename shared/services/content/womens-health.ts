import { brand } from '#shared/brand.ts';
import type { ContentPage } from '#shared/site/content.ts';
import { womensServices } from './womens-services.ts';

export const womensHealth: ContentPage = {
  path: '/womens-health',
  title: "Women's Health Care",
  tabTitle: "Women's health care in Las Vegas",
  description:
    "Women's health care in the Las Vegas valley: preventive care, contraception, STI testing, PAP smears and menopause management.",
  lead: 'Care that listens first: from a first exam to contraception, from a worrying symptom to the years of menopause.',
  picture: 'womens-health',
  actions: [
    { label: 'Call To Book', href: brand.phoneHref },
    { label: 'Book an Appointment', to: '/book-appointment' },
  ],
  sections: [
    {
      kind: 'cards',
      title: 'Diagnostics',
      lead: 'A few simple tests answer many questions. Your provider tells you which ones make sense for you.',
      cards: [
        {
          title: 'Hormone testing',
          text: 'For irregular periods, hot flashes, trouble getting pregnant, or tiredness without a clear reason.',
        },
        {
          title: 'STD testing',
          text: 'Private and without judgment, also when you have no symptoms and only want to be sure.',
        },
        {
          title: 'Blood tests',
          text: 'For anemia, thyroid, cholesterol, blood sugar and more, from one draw at the clinic.',
        },
        {
          title: 'Urine analysis',
          text: 'For burning or frequent urination, and to find an infection before it spreads.',
        },
      ],
    },
    ...womensServices,
    {
      kind: 'steps',
      title: 'At your visit',
      steps: [
        {
          title: 'We talk first',
          text: 'You tell us what brings you here, dressed and in private. Nothing needs an exam unless you agree to it.',
        },
        {
          title: 'An exam, if it helps',
          text: 'Your provider explains each step before it happens. You may ask for a chaperone, and you may stop at any time.',
        },
        {
          title: 'Results and a plan',
          text: 'Results of most lab tests are back in 24 to 48 hours. We tell you what they mean and what comes next.',
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'urgent',
      title: 'When to call 911',
      text: 'Some symptoms cannot wait for a visit. Call 911 at once for:',
      points: [
        'Bleeding that soaks a pad in an hour, with dizziness or fainting',
        'Sudden, severe pain in the belly or pelvis, above all if you may be pregnant',
        'In pregnancy or after birth: a seizure, trouble breathing, or a severe headache with trouble seeing',
        'Chest pain, trouble breathing, or signs of a stroke',
      ],
    },
    {
      kind: 'call',
      title: 'Talk to us',
      lead: `You do not have to explain everything on the phone. Call ${brand.phone}, say "women's health", and we find you a time.`,
      actions: [
        { label: 'Call To Book', href: brand.phoneHref },
        { label: 'Find a Location', to: '/locations' },
      ],
    },
  ],
};

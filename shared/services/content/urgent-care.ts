import { brand } from '#shared/brand.ts';
import type { ContentPage } from '#shared/site/content.ts';

export const urgentCare: ContentPage = {
  path: '/urgentCare',
  title: 'Urgent Care',
  tabTitle: 'Urgent care in Las Vegas',
  description:
    'Walk-in urgent care at ten clinics in the Las Vegas valley: about 30 conditions treated, with X-ray, ultrasound and lab tests.',
  lead: 'For what cannot wait until next week but is not a danger to life. Walk in, or choose a time and skip some of the waiting.',
  picture: 'urgent-care',
  actions: [
    { label: 'Book an Appointment', to: '/book-appointment' },
    { label: 'Find a Location', to: '/locations' },
  ],
  sections: [
    {
      kind: 'list',
      title: 'When to choose urgent care',
      lead: 'You need to be seen soon, your own doctor has no time today, and it is not an emergency. Typical reasons:',
      points: [
        'Sprains and strains',
        'Moderate fever or flu',
        'Allergic reactions or minor asthma',
        'Minor cuts needing stitches',
        'Ear infections',
      ],
    },
    {
      kind: 'notice',
      tone: 'urgent',
      title: 'When to call 911',
      text: 'Some signs need an ambulance, not a clinic. Call 911 at once, and do not drive yourself, for:',
      points: [
        'Chest pain or pressure',
        'Trouble breathing, or swelling of the face or throat',
        'A drooping face, a weak arm or slurred speech',
        'Bleeding that does not stop with firm pressure',
        'A head injury with fainting, confusion or repeated vomiting',
        'A seizure, or someone who cannot be woken',
      ],
    },
    {
      kind: 'list',
      title: 'Conditions we treat',
      lead: 'What people come in with most. If yours is not here, call us and ask.',
      points: [
        'Sprains and strains',
        'Minor fractures',
        'Minor cuts needing stitches',
        'Scrapes and skin wounds',
        'Minor burns',
        'Insect bites and stings',
        'Animal bites',
        'Splinters and objects in the skin',
        'Moderate fever',
        'Flu',
        'Colds and coughs',
        'COVID-19',
        'Sore throat and strep throat',
        'Sinus infections',
        'Bronchitis',
        'Ear infections',
        'Pink eye and eye irritation',
        'Allergic reactions',
        'Minor asthma',
        'Seasonal allergies',
        'Rashes and skin infections',
        'Abscesses and boils',
        'Urinary tract infections',
        'Sexually transmitted infections',
        'Nausea and vomiting',
        'Diarrhea',
        'Dehydration and heat exhaustion',
        'Headaches and migraines',
        'Back and neck pain',
        'Joint and muscle pain',
      ],
    },
    {
      kind: 'prose',
      title: 'X-ray, ultrasound and lab in one visit',
      picture: 'x-ray',
      paragraphs: [
        'X-ray, ultrasound and lab tests are part of urgent care, so most questions can be answered without sending you across town.',
        'If it turns out that you need more than we can give, we arrange your transfer to an emergency room or a specialist, and tell them what we have found so far.',
        'X-ray may be limited on some days by a shortage of radiologic technologists. If you think you need one, please call ahead.',
      ],
      actions: [
        { label: 'About X-ray', to: '/x-ray' },
        { label: 'About ultrasound', to: '/ultrasound' },
        { label: 'About lab tests', to: '/lab' },
      ],
    },
    {
      kind: 'steps',
      title: 'What to expect',
      steps: [
        {
          title: 'Come in, or choose a time',
          text: `All ten clinics take walk-ins, ${brand.hours}. With an appointment, please arrive 15 minutes early.`,
        },
        {
          title: 'Tell us what is wrong',
          text: 'Bring your ID, your insurance card if you have one, and a list of the medicines you take.',
        },
        {
          title: 'Be examined and treated',
          text: 'A provider examines you, orders the tests you need, and explains what they mean.',
        },
        {
          title: 'Leave with a plan',
          text: 'You know what to do at home, what to watch for, and who to see next.',
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      title: 'Still Not Sure?',
      text: `Call ${brand.phone} and tell us how you feel. We will advise you whether to come in, to wait at home, or to go to an emergency room. If it may be a danger to life, call 911 first.`,
      actions: [{ label: `Call ${brand.phone}`, href: brand.phoneHref }],
    },
    {
      kind: 'call',
      title: 'Be seen today',
      lead: 'Walk-ins welcome, appointments preferred.',
      actions: [
        { label: 'Book an Appointment', to: '/book-appointment' },
        { label: 'Find a Location', to: '/locations' },
      ],
    },
  ],
};

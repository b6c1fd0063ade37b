import { brand } from '#shared/brand.ts';
import type { ContentPage } from '#shared/site/content.ts';

export const emergency: ContentPage = {
  path: '/emergency',
  title: 'Emergency Care',
  tabTitle: 'Emergency care in Las Vegas',
  description:
    'Care for non-life-threatening emergencies at ten clinics in the Las Vegas valley, and when to call 911 instead.',
  lead: 'For emergencies that are not a danger to life: when it hurts, when it happened just now, and when waiting for days is no choice.',
  picture: 'emergency',
  actions: [
    { label: 'Find a Location', to: '/locations' },
    { label: `Call ${brand.phone}`, href: brand.phoneHref },
  ],
  sections: [
    {
      kind: 'notice',
      tone: 'urgent',
      title: 'When to call 911',
      text: 'Our clinics treat non-life-threatening emergencies only. Call 911 now, and do not drive yourself, for any of these:',
      points: [
        'Chest pain or pressure, or pain spreading to the arm, jaw or back',
        'Trouble breathing, or swelling of the face, lips or throat',
        'A drooping face, a weak arm, slurred speech or sudden confusion',
        'Bleeding that does not stop with firm pressure',
        'A serious head, neck or back injury',
        'Fainting, a seizure, or someone who cannot be woken',
        'Sudden, severe pain, above all in the head or belly',
        'Large or deep burns, or burns of the face or airway',
        'A poisoning or an overdose',
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      title: 'Thoughts of suicide or self-harm',
      text: 'Call or text 988, the Suicide & Crisis Lifeline, at any hour. If someone is in danger right now, call 911.',
    },
    {
      kind: 'cards',
      title: 'Reasons to choose us',
      cards: [
        {
          title: 'Non-life-threatening care, without the emergency room',
          text: 'What is painful but not dangerous is usually treated sooner and more simply in a clinic.',
        },
        {
          title: 'Walk in',
          text: `No appointment needed, at all ten clinics: ${brand.hours}.`,
        },
        {
          title: 'Tests in the same visit',
          text: 'X-ray, ultrasound and lab, so that you leave with an answer. X-ray may be limited: please call ahead.',
        },
        {
          title: 'Help to go further',
          text: 'If you need an emergency room or a specialist after all, we arrange your transfer.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'Conditions we treat',
      points: [
        'Cold or flu',
        'Minor fractures',
        'Cuts needing stitches',
        'Sprains',
        'Allergic reactions',
        'Burns',
        'UTIs',
        'Asthma',
        'High fever',
        'Abdominal pain',
        'Vomiting or dehydration',
      ],
      note: 'Minor to moderate forms of these. When symptoms are severe, come on suddenly or get worse fast, call 911. A baby under three months with a fever of 100.4 °F (38 °C) or more needs an emergency room.',
    },
    {
      kind: 'steps',
      title: 'How it works',
      steps: [
        {
          title: 'Check for the signs above',
          text: 'If one of them fits, call 911. If you are in doubt, call 911 too: nobody will blame you.',
        },
        {
          title: 'Come to the nearest clinic',
          text: 'Walk in during opening hours, or check in online on the way. Outside opening hours, go to an emergency room if it cannot wait.',
        },
        {
          title: 'We see the most urgent first',
          text: 'Tell the front desk what happened. If it is more than a clinic can treat, we call an ambulance for you.',
        },
        {
          title: 'Treatment and follow-up',
          text: 'You are examined and treated, and you leave knowing what to watch for and when to come back.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'On your way?',
      lead: `Find the clinic nearest to you, or call ${brand.phone} and ask whether a clinic is the right place.`,
      actions: [
        { label: 'Find a Location', to: '/locations' },
        { label: 'Web Check-In', href: brand.links.checkIn, newTab: true },
      ],
    },
  ],
};

import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';
import type { ContentPage } from '#shared/site/content.ts';

export const emergency: ContentPage = {
  path: '/emergency',
  title: 'Emergency Care',
  tabTitle: 'Care for minor emergencies in Las Vegas',
  description: `Care for emergencies that aren’t life-threatening, at ${clinics.length} clinics in the Las Vegas Valley, and when to call 911 instead.`,
  lead: `For emergencies that aren’t life-threatening: when it hurts, it just happened, and waiting isn’t an option. Open ${brand.hours}. For anything life-threatening, call 911.`,
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
      text: 'We’re not an emergency room. Our clinics treat non-life-threatening emergencies only. Call 911 now, and don’t drive yourself, for any of these:',
      points: [
        'Chest pain or pressure, or pain spreading to the arm, jaw or back',
        'Trouble breathing, or swelling of the face, lips or throat',
        'A drooping face, a weak arm, slurred speech or sudden confusion',
        'Bleeding that doesn’t stop with firm pressure',
        'A serious head, neck or back injury',
        'Fainting, a seizure, or someone who won’t wake up',
        'Sudden, severe pain, especially in the head or belly',
        'Large or deep burns, or burns on the face or in the airway',
        'Poisoning or an overdose',
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      title: 'Thoughts of suicide or self-harm',
      text: 'Call or text 988, the Suicide & Crisis Lifeline, any time, day or night. If someone is in danger right now, call 911.',
    },
    {
      kind: 'cards',
      title: 'Reasons to choose us',
      cards: [
        {
          title: 'Non-life-threatening care, without the emergency room',
          text: 'A clinic is often a simpler place to treat something that’s painful but not dangerous.',
        },
        {
          title: 'Walk in',
          text: `No appointment needed at any of our ${clinics.length} clinics, ${brand.hours}.`,
        },
        {
          title: 'Tests in the same visit',
          text: 'X-ray, ultrasound and lab tests on site. X-ray may be limited, so please call ahead.',
        },
        {
          title: 'Help with what’s next',
          text: 'If it turns out you need an emergency room or a specialist, we’ll arrange your transfer.',
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
      note: 'Mild to moderate cases only. If symptoms are severe, start suddenly or get worse fast, call 911. A baby under three months with a temperature of 100.4 °F (38 °C) or higher needs an emergency room.',
    },
    {
      kind: 'steps',
      title: 'How it works',
      steps: [
        {
          title: 'Check for the signs above',
          text: 'If you see any of them, call 911. If you’re not sure, call 911 anyway. It’s always OK to call.',
        },
        {
          title: 'Come to the nearest clinic',
          text: 'Walk in while we’re open, or check in online before you leave. If we’re closed and it can’t wait, go to an emergency room.',
        },
        {
          title: 'We see the most urgent first',
          text: 'Tell the front desk what happened. If it’s more than a clinic can treat, we’ll call an ambulance for you.',
        },
        {
          title: 'Treatment and follow-up',
          text: 'We’ll examine and treat you. Before you leave, you’ll know what to watch for and when to come back.',
        },
      ],
    },
    {
      kind: 'call',
      title: 'On your way?',
      lead: `Find the clinic nearest you, or call ${brand.phone} to ask whether a clinic is the right place.`,
      actions: [
        { label: 'Find a Location', to: '/locations' },
        { label: 'Web Check-In', href: brand.links.checkIn, newTab: true },
      ],
    },
  ],
};

import { brand } from '#shared/brand.ts';
import type { ContentPage } from '#shared/site/content.ts';

export const xRay: ContentPage = {
  path: '/x-ray',
  title: 'X-Ray',
  tabTitle: 'Walk-in X-ray in Las Vegas',
  description:
    'Walk-in X-ray at clinics in the Las Vegas Valley, no appointment needed. Please call ahead, because a technologist may not be on site.',
  lead: 'Walk in with no appointment. Images take just a few minutes, and your provider can treat most simple breaks in the same visit. Please call ahead.',
  picture: 'x-ray',
  actions: [
    { label: 'Find a Location', to: '/locations' },
    { label: 'Web Check-In', href: brand.links.checkIn, newTab: true },
  ],
  sections: [
    {
      kind: 'notice',
      tone: 'warn',
      title: 'Please call ahead',
      text: `X-ray may be limited by a shortage of radiologic technologists. Before you leave, call ${brand.phone} and ask which clinic can do your X-ray today.`,
      actions: [{ label: `Call ${brand.phone}`, href: brand.phoneHref }],
    },
    {
      kind: 'cards',
      title: 'Benefits of an X-ray',
      cards: [
        {
          title: 'Fast',
          text: 'Taking the images usually takes only a few minutes.',
        },
        {
          title: 'Painless',
          text: 'You hold still for a moment. Nothing is injected. If a position hurts, tell us.',
        },
        {
          title: 'Low radiation',
          text: 'We use as little radiation as we can, and only take an X-ray when it will help us treat you.',
        },
        {
          title: 'One visit',
          text: 'The provider who examines you also looks at your images and plans your treatment.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'Conditions diagnosed',
      points: [
        'Broken bones',
        'Dislocated joints',
        'Arthritis and worn joints',
        'Pneumonia and other lung infections',
        'Swallowed objects',
        'Objects in the skin, such as metal or glass',
        'Spine injuries and curvature',
        'Bone infections',
        'A blocked bowel',
      ],
      note: 'An X-ray doesn’t show sprains or torn ligaments, but it can check for a fracture.',
    },
    {
      kind: 'steps',
      title: 'What to expect',
      lead: 'Walk-in, with no appointment.',
      steps: [
        {
          title: 'Walk in',
          text: 'Bring your ID and your insurance card if you have one. Tell us right away if you are or may be pregnant.',
        },
        {
          title: 'See a provider',
          text: 'A provider will examine you and talk with you about whether an X-ray will help.',
        },
        {
          title: 'Get your X-ray',
          text: 'You’ll take off jewelry and any other metal near the area. A technologist positions you and takes two or three images.',
        },
        {
          title: 'Find out what it shows',
          text: 'Your provider will explain the images, then splint, bandage or refer you as needed.',
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'urgent',
      title: 'When to call 911',
      text: 'Some injuries need an ambulance, not a clinic. Call 911 for:',
      points: [
        'Bone coming through the skin, or heavy bleeding',
        'A neck or back injury with numbness or weakness',
        'A head injury with fainting, confusion or repeated vomiting',
        'An arm or leg that’s cold, pale, numb or visibly deformed',
        'Chest pain or trouble breathing',
      ],
    },
    {
      kind: 'call',
      title: 'Come see us',
      lead: 'No appointment needed. Check in online before you leave and save time at the desk.',
      actions: [
        { label: 'Find a Location', to: '/locations' },
        { label: 'Web Check-In', href: brand.links.checkIn, newTab: true },
      ],
    },
  ],
};

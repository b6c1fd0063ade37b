import { brand } from '#shared/brand.ts';

export const refusals = {
  tooMany: `We can’t add you to the waiting list again right now. Stop one of your earlier requests first, or call us at ${brand.phone}.`,
  notYourVisit: 'Open your visit from the link in your confirmation email, and then ask again.',
  otherEmail: 'Enter the email address of your visit',
};

export const proofMailTexts = {
  subject: 'Confirm your email address',
  heading: 'Should we tell you about earlier times?',
  opening:
    'Hello, someone asked us to email this address when a time opens. If it was you, use the link below to confirm. If it wasn’t, ignore this email, and we won’t write again.',
  clinics: 'Clinics',
  until: 'Until',
  link: 'Yes, tell me about earlier times',
};

export const earlierTimeTexts = {
  subject: (day: string) => `A time opened on ${day}`,
  heading: 'A time just opened',
  opening:
    'Hello, you asked us to tell you about earlier times. We can’t hold this one for you. The first person to take it gets it.',
  current: 'Your current time',
  keeps: 'Your visit stays at its current time until you take the new one.',
  link: 'See this time',
  stop: 'Stop telling me about earlier times',
};

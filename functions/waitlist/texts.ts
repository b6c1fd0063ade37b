import { brand } from '#shared/brand.ts';

const stop = 'Stop telling me about earlier times';

export const refusals = {
  ofAddress: (times: number) =>
    `This email address is already on the waiting list ${times} times. To make room, use “${stop}” in one of our emails, or wait until one of the requests ends.`,
  ofClient: `We’ve had many requests from your network today. Please try again tomorrow, or call us at ${brand.phone}.`,
  notYourVisit: 'Open your visit from the link in your confirmation email, and then ask again.',
  otherEmail: 'Enter the email address of your visit',
};

export const proofMailTexts = {
  subject: 'Confirm your email address',
  heading: 'Should we tell you about earlier times?',
  opening:
    'Hello, someone asked us to email this address when a time opens. If it was you, use the link below to confirm. If it wasn’t, you can ignore this email. We’ll tell you about open times only if you confirm.',
  link: 'Yes, tell me about earlier times',
};

export const earlierTimeTexts = {
  subject: (day: string) => `A time opened on ${day}`,
  heading: 'A time just opened',
  opening:
    'Hello, you asked us to tell you about earlier times. We can’t hold this one for you. The first person to take it gets it.',
  keeps: 'Your visit stays at its current time until you take the new one.',
  link: 'See this time',
  stop,
};

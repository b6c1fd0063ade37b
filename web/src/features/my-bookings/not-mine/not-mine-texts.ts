import { brand } from '#shared/brand.ts';

export const notMineTexts = {
  tabTitle: 'This isn’t me',
  ask: {
    title: 'Got an email about someone else’s visit?',
    lead: 'Someone probably mistyped their email address. We’re sorry about that.',
    meaning:
      'We can stop sending you email about this visit. Nothing else will change, and the visit will stay booked.',
    stop: 'Stop these emails',
  },
  done: {
    title: 'Thanks for telling us',
    lead: 'We won’t email you about this visit again.',
    next: 'There’s nothing else you need to do.',
  },
  unusable: {
    title: 'This link doesn’t work anymore',
    lead: 'It may be incomplete, or it may have expired. Try opening it from the email again.',
  },
  failed: 'That didn’t go through. Please check your connection and try again.',
  call: `Call ${brand.phone}`,
};

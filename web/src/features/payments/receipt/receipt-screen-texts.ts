import { brand } from '#shared/brand.ts';

/** Texts around a receipt: while it loads, when it can't be shown, and for its buttons. */
export const receiptScreenTexts = {
  tabTitle: 'Your receipt',
  /** Must be true whenever the receipt is opened, even after a refund. */
  heading: 'Your payment',
  loading: 'Loading your receipt',
  notShown: 'We couldn’t load your receipt',
  emailedAnyway: (email: string, id: string) =>
    `Your payment went through (transaction ${id}), and we’ll email your receipt to ${email}.`,
  unanswered: 'Please check your connection and try again.',
  /** There is no token, because the page was reopened later or elsewhere, or the receipt was forgotten. */
  reopen: {
    title: 'Open your receipt from your email',
    lead: 'For your privacy, we only show it here for 30 minutes. Open it again from the link in your email, or call us and we’ll send you a copy.',
  },
  unusable: {
    title: 'This receipt link doesn’t work',
    lead: 'It may be incomplete or more than two years old. Try opening it from the email again, or call us and we’ll send you a copy.',
  },
  call: `Call ${brand.phone}`,
  last: {
    title: 'Looking for your receipt?',
    text: 'We emailed it to you, and you can also open it here.',
    open: 'Open your receipt',
  },
  sample: {
    nearest: (name: string, address: string, town?: string) =>
      `Your nearest clinic${town ? ` in ${town}` : ''} is ${name}, ${address}.`,
    anyClinic: 'Book ahead and spend less time waiting.',
    book: 'Choose a time',
    bookAt: (name: string) => `Choose a time at ${name}`,
  },
  print: 'Print Receipt',
  save: 'Save Receipt',
  email: 'Email Receipt',
  emailed: (email: string) => `Receipt will be sent to ${email}`,
  emailedDetails: (id: string, amount: string) => `Transaction ${id}, ${amount}.`,
  emailedBefore: (email: string, time: string) => `We emailed this receipt to ${email} at ${time}.`,
  lookForIt: 'If it isn’t in your inbox, check your spam folder.',
  notEmailed: 'We couldn’t email your receipt',
};

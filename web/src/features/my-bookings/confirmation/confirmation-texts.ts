import { brand } from '#shared/brand.ts';

const always = [
  { title: 'Arrive 15 minutes early', text: 'It leaves time to check in and park.' },
  { title: 'Bring an ID', text: 'Any photo identification with your name on it.' },
];

/** Words of the confirmation screen. */
export const confirmationTexts = {
  second: {
    title: (firstName: string, time: string) => `${firstName}’s visit is booked, too: ${time}`,
    number: (confirmationNumber: string) => `Confirmation number ${confirmationNumber}.`,
    open: (firstName: string) => `See ${firstName}’s visit`,
  },
  tabTitle: 'Your appointment',
  loading: 'Loading your booking',
  panel: {
    title: {
      open: 'Your visit is booked',
      begun: 'Your visit has begun',
      past: 'The time of this visit has passed',
      cancelled: 'This visit was cancelled',
      completed: 'This visit has taken place',
      other: 'Your visit',
    },
    number: 'Your confirmation number',
    write: 'Write this number down, or print this page.',
    sending: 'We are sending a confirmation to',
    note: 'Note the number, in case the e-mail does not arrive.',
  },
  correction: {
    open: 'Not yours? Correct it',
    label: 'Correct email address',
    submit: 'Use this address',
    tryAgain: 'Try again',
    cancel: 'Keep this address',
    done: (email: string) => `Thanks! We’re emailing your confirmation to ${email}.`,
    noAnswer:
      'We couldn’t reach the clinic, so we don’t know if the address was changed. Please try again. It’s safe.',
  },
  details: {
    title: 'Your visit',
    when: 'When',
    pacific: 'Pacific time',
    minutes: (count: number) => `about ${count} minutes`,
    where: 'Where',
    directions: 'Get directions',
    phone: 'Phone',
    patient: 'Patient',
    email: 'Email',
    provider: 'Insurance',
    status: 'Status',
  },
  advice: {
    title: 'Before you come',
    items: [
      ...always,
      { title: 'Bring your insurance card', text: 'If you pay by yourself, bring a card or cash instead.' },
    ],
    itemsWithCard: [
      ...always,
      {
        title: 'Bring your insurance card',
        text: 'You chose to show it at the clinic, so we don’t have its number yet.',
      },
    ],
    questions: 'Questions about your visit? Call us at',
    emergency: 'If it becomes an emergency, call 911. Do not wait for your visit.',
  },
  actions: {
    label: 'What to do next',
    print: 'Print',
    bookAnother: 'Book Another',
    viewBookings: 'View Bookings',
    backHome: 'Back Home',
  },
  notFound: {
    title: 'Booking Not Found',
    text: 'The requested booking could not be found. Please check your confirmation number or contact support.',
    why: 'A booking opens on the device it was made on, and from the link in its e-mail. Anywhere else, a code that we mail you opens it.',
    viewBookings: 'View the bookings of this address',
    book: 'Book an Appointment',
    call: `Call ${brand.phone}`,
  },
  unreachable: {
    title: 'We couldn’t load your booking',
    text: 'Your booking is safe. Check your connection and try again.',
    tryAgain: 'Try again',
  },
};

import { brand } from '#shared/brand.ts';
import { appointmentTexts } from '#web/features/my-bookings/appointment/appointment-texts.ts';

const always = [
  { title: 'Arrive 15 minutes early', text: 'That gives you time to park and check in.' },
  { title: 'Bring an ID', text: 'Any photo ID with your name on it.' },
];

export const confirmationTexts = {
  second: {
    title: (firstName: string, time: string) => `${firstName}’s visit is also booked for ${time}`,
    number: (confirmationNumber: string) => `Confirmation number ${confirmationNumber}.`,
    open: (firstName: string) => `See ${firstName}’s visit`,
  },
  tabTitle: 'Your visit',
  loading: 'Loading your booking',
  panel: {
    title: {
      open: 'Your visit is booked',
      closed: appointmentTexts.closed.title,
      begun: 'Your visit has started',
      past: 'The time for this visit has passed',
      cancelled: 'This visit was canceled',
      completed: 'This visit is complete',
      other: 'Your visit',
    },
    moved: 'Your visit has been moved',
    number: 'Your confirmation number',
    write: 'Write this number down, or print this page.',
    sending: 'We’re emailing your confirmation to',
    note: 'Save this number in case the email doesn’t arrive.',
  },
  checkIn: {
    question: 'Are you in the waiting room?',
    here: 'I’m here',
    done: 'You’re checked in. Please take a seat.',
    waiting: 'Still waiting? Tell the front desk',
    seeDesk: 'Please see the front desk',
    again: 'We couldn’t connect. You can also press the button again.',
  },
  correction: {
    open: 'Wrong email address? Fix it',
    label: 'Correct email address',
    submit: 'Use this address',
    tryAgain: 'Try again',
    cancel: 'Keep this address',
    done: (email: string) => `Thanks! We’re emailing your confirmation to ${email}.`,
    noAnswer:
      'We couldn’t connect, so we don’t know whether the address was changed. It’s safe to try again.',
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
    title: 'Before your visit',
    items: [
      ...always,
      { title: 'Bring your insurance card', text: 'Paying yourself? Bring a card or cash.' },
    ],
    itemsWithCard: [
      ...always,
      {
        title: 'Bring your insurance card',
        text: 'We don’t have your insurance number yet, so please show us your card at the clinic.',
      },
    ],
    questions: 'Questions about your visit? Call us at',
    emergency: 'In an emergency, call 911. Don’t wait for your visit.',
  },
  actions: {
    label: 'Next steps',
    print: 'Print',
    bookAnother: 'Book Another',
    viewBookings: 'View Bookings',
    backHome: 'Back Home',
  },
  notFound: {
    title: 'Booking Not Found',
    text: 'The requested booking could not be found. Please check your confirmation number or contact support.',
    why: 'You can open a booking on the device you used to book it, from the link in your confirmation email, or with a code we email you.',
    viewBookings: 'View my bookings',
    book: 'Book an Appointment',
    call: `Call ${brand.phone}`,
  },
  forgotten: {
    title: 'Forgotten on this device',
    text: 'You asked this browser to forget your bookings, so it can’t open this one.',
    why: 'Your visit is still booked. To see it, use the link in your confirmation email, or enter a code we email you.',
  },
  unreachable: {
    title: 'We couldn’t load your booking',
    text: 'Your booking is safe. Check your connection and try again.',
    tryAgain: 'Try again',
  },
};

import { brand } from '#shared/brand.ts';
import { appointmentTexts } from '#web/features/my-bookings/appointment/appointment-texts.ts';

export const confirmationTexts = {
  /** For two visits booked together. */
  together: {
    title: { open: 'Both visits are booked', other: 'Your visits' },
    list: 'Visits booked together',
    open: (firstName: string) => `See ${firstName}’s visit`,
    details: (firstName: string) => `${firstName}’s visit`,
  },
  tabTitle: 'Your visit',
  loading: 'Loading your booking',
  ticket: {
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
    pacific: 'Pacific time',
    minutes: (count: number) => `about ${count} minutes`,
    directions: 'Directions',
    number: 'Confirmation number',
    sending: 'We’re emailing your confirmation to',
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
    phone: 'Phone',
    patient: 'Patient',
    email: 'Email',
    provider: 'Insurance',
    status: 'Status',
  },
  advice: {
    title: 'Before your visit',
    arrive: { title: 'Arrive 15 minutes early', text: 'That gives you time to park and check in.' },
    id: { title: 'Bring an ID', text: 'Any photo ID with your name on it.' },
    idOfParent: {
      title: 'Bring a parent’s ID',
      text: 'A photo ID of the parent or guardian who comes along.',
    },
    card: { title: 'Bring your insurance card', text: 'Paying yourself? Bring a card or cash.' },
    cardToShow: {
      title: 'Bring your insurance card',
      text: 'We don’t have your insurance number yet, so please show us your card at the clinic.',
    },
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
    title: 'Cleared from this device',
    text: 'You cleared your information on this device, so it can’t open this visit.',
    why: 'Your visit is still booked. To see it, use the link in your confirmation email, or enter a code we email you.',
  },
  unreachable: {
    title: 'We couldn’t load your booking',
    text: 'Your booking is safe. Check your connection and try again.',
    tryAgain: 'Try again',
  },
};

import { brand } from '#shared/brand.ts';

export const myBookingsTexts = {
  title: 'My Bookings',
  lead: 'See, reschedule or cancel your visits.',
  loading: 'Loading your bookings',
  list: 'Your bookings',
  search: {
    name: 'Find bookings by email',
    email: 'Email address',
    hint: 'We’ll email you a six-digit code.',
    hintBelowOwn: 'Visits booked on this device are above. For others, we’ll email you a six-digit code.',
    submit: 'Search',
    noneHere: (email: string) => `No visits for ${email} on this device.`,
    showAll: 'Show all bookings',
    found: (count: number, email: string) =>
      `${count === 1 ? '1 booking' : `${count} bookings`} for ${email}`,
  },
  groups: {
    upcoming: 'Coming up',
    past: 'Past',
    cancelled: 'Cancelled',
    count: (count: number) => (count === 1 ? 'visit' : 'visits'),
    noneUpcoming: 'No visits coming up.',
  },
  pages: {
    more: 'Show more visits',
    past: 'Show past visits',
  },
  card: {
    dateTime: (date: string, time: string) => `${date}, ${time}`,
    number: 'Confirmation number',
    details: 'Details',
  },
  gone: {
    title: 'This booking is no longer in our system',
    text: 'It may have been removed, or it may be too old to show. If you weren’t expecting this, please call us.',
  },
  unreachable: {
    title: 'We couldn’t load this booking',
    text: 'Your booking is safe. Check your connection and try again.',
    tryAgain: 'Try again',
  },
  // For an empty list.
  empty: {
    none: 'No appointments have been booked yet.',
    notFound: (email: string) => `No appointments found for ${email}`,
    book: 'Book an Appointment',
  },
  forget: {
    one: 'Clear from this device',
    all: 'Clear my information on this device',
    sharedTitle: 'Is this a shared computer?',
    shared:
      'Anyone who uses this browser after you can see and change these bookings. If that’s a concern, clear them now, along with your cart and anything you typed on this site.',
    question: (count: number) =>
      count === 1 ? 'Clear this visit from this device?' : `Clear ${count} visits from this device?`,
    stays: (count: number) =>
      count === 1
        ? 'This doesn’t cancel or change anything with the clinic. You just won’t see this booking in this browser anymore.'
        : 'This doesn’t cancel or change anything with the clinic. You just won’t see these bookings in this browser anymore.',
    also: 'This also empties your cart and clears anything you typed on this site, in every open tab.',
    note: (count: number) =>
      count === 1
        ? 'Save this confirmation number first. You’ll need it if you call us at'
        : 'Save these confirmation numbers first. You’ll need them if you call us at',
    phone: brand.phone,
    keep: 'Keep everything',
    confirm: 'Clear',
    done: (count: number) =>
      count === 1
        ? 'Done. This device no longer shows that booking.'
        : 'Done. This device no longer shows those bookings.',
    /** For a device that stores other data but no bookings. */
    withoutBookings: {
      shared:
        'This browser remembers things like your cart and what you typed on this site. Clear it all before someone else uses this browser.',
      question: 'Clear your information on this device?',
      clears: 'This empties your cart and clears anything you typed on this site, in every open tab.',
      done: 'Done. This device no longer remembers anything from this site.',
    },
  },
};

import { brand } from '#shared/brand.ts';

/** Words of the My bookings screen. */
export const myBookingsTexts = {
  title: 'My Bookings',
  lead: 'See, move or cancel your visits.',
  loading: 'Loading your bookings',
  list: 'Your bookings',
  search: {
    name: 'Find bookings by email',
    email: 'Email address',
    hint: 'Leave it blank to see all. Booked on another device? We’ll email you a code.',
    submit: 'Search',
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
  card: {
    dateTime: (date: string, time: string) => `${date}, ${time}`,
    number: 'Confirmation number',
    details: 'Details',
  },
  gone: {
    title: 'This booking is no longer in our system',
    text: 'It may have been removed, or is long over. If that is a surprise, please call us.',
  },
  unreachable: {
    title: 'This booking could not be loaded',
    text: 'It is safe. Check your connection and try again.',
    tryAgain: 'Try again',
  },
  // The specification's own (spec §8, Empty lists).
  empty: {
    none: 'No appointments have been booked yet.',
    notFound: (email: string) => `No appointments found for ${email}`,
    book: 'Book an Appointment',
  },
  forget: {
    one: 'Forget on this device',
    all: 'Forget all on this device',
    sharedTitle: 'Is this a shared computer?',
    shared:
      'Anyone who uses this browser after you can see and change the bookings it keeps. You can have it forget them, along with your cart and anything you typed on this site.',
    question: (count: number) =>
      count === 1 ? 'Forget this booking on this device?' : `Forget ${count} bookings on this device?`,
    stays: (count: number) =>
      count === 1
        ? 'Your booking stays. Only this browser forgets it, so you won’t be able to see or change it here.'
        : 'Your bookings stay. Only this browser forgets them, so you won’t be able to see or change them here.',
    also: 'This also empties your cart and clears anything you typed on this site, in every open tab.',
    note: (count: number) =>
      count === 1
        ? 'Save this confirmation number first. With it, we can help you at'
        : 'Save these confirmation numbers first. With them, we can help you at',
    phone: brand.phone,
    keep: 'Keep everything',
    confirm: 'Forget',
    done: (count: number) =>
      count === 1
        ? 'Forgotten on this device. Your booking stays.'
        : 'Forgotten on this device. Your bookings stay.',
    /** For a device that keeps no bookings, only other things. */
    withoutBookings: {
      shared:
        'This browser remembers things like your cart and what you typed on this site. You can clear all of it before someone else uses it.',
      question: 'Forget everything on this device?',
      clears: 'This empties your cart and clears anything you typed on this site, in every open tab.',
      done: 'Forgotten on this device.',
    },
  },
};

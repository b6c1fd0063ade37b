import { brand } from '#shared/brand.ts';

const { phone, hoursInWords: hours } = brand;

/** Texts about visits: booked ones, and those to come. */
export const visitTexts = {
  cancel: `You can cancel under My Bookings: find your visit and choose Cancel. If you’re on another device, we’ll email you a code first. You can also call ${phone}.`,
  move: `You can reschedule under My Bookings: find your visit, choose Reschedule, and pick another time, day or clinic. If you’re on another device, we’ll email you a code first. You can also call ${phone}.`,
  late: `Running late, or missed your visit? Call ${phone} and we’ll tell you whether we can still see you. You can also choose another time under My Bookings.`,
  find: 'Your visits are under My Bookings. If you’re on a different device from the one you booked with, we’ll email you a code first. Your confirmation email also has the details.',
  checkIn: 'You can check in online before you leave home. It saves time at the front desk.',
  virtual: `Choose Virtual Visit at the top of any page, and enter your name, email and the date you’d like. We’ll email you a link to join. You can also call ${phone}.`,
  wait: `I can’t see today’s wait times. Book ahead to spend less time waiting, or call ${phone} and ask how busy the clinic is.`,
  walkIn: `Walk-ins are welcome, but appointments are preferred. Come to any of our ten clinics, ${hours}, or book a time online.`,
  walkInAt: (clinic: string) =>
    `Walk-ins are welcome, but appointments are preferred. Come to ${clinic}, ${hours}, or book a time online.`,
  primaryCare: `Yes, our clinics offer primary care: checkups, ongoing care and referrals. For a first visit, it’s best to call ${phone}. You can also book a time online.`,
  bring:
    'Please arrive 15 minutes early, and bring your ID and insurance card. A list of the medicines you take also helps.',
  noCard:
    'That’s fine. You can book without your card. Choose “I’ll bring my card” on the form, and bring it to your visit.',
  book: 'You can book online, day or night: choose a clinic, a day and a time. A visit is 30 minutes, and we’ll email you a confirmation.',
  bookAt: (clinic: string) =>
    `You can book at ${clinic} online, day or night. A visit is 30 minutes, and we’ll email you a confirmation.`,
  bookNear: (place: string, clinic: string, miles: string) =>
    `The nearest clinic to ${place} is ${clinic}, ${miles} away. Choose a time, and we’ll email you a confirmation.`,
};

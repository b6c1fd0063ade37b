import { brand } from '#shared/brand.ts';
import { clinicCount } from '#shared/clinics/clinic-count.ts';

export const contactTexts = {
  title: 'Contact Us',
  description: `Send ${brand.name} a message, or call us. Walk-in care at ${clinicCount.digits} clinics in the Las Vegas Valley.`,
  lead: 'Questions about a visit, a bill or your results? Send us a message, and we’ll get back to you on the day you choose.',
  labels: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email Address',
    phone: 'Phone Number',
    date: 'Preferred Contact Date',
    message: 'Message',
  },
  messageHint: 'Please leave out medical details and account numbers. We’ll ask if we need them.',
  submit: 'Send Message',
  sending: 'Sending…',
  failed: 'We couldn’t send your message.',
  orCall: `You can also call us at ${brand.phone}.`,
  sent: {
    title: (firstName: string) => `Thank you, ${firstName}. Your message has been sent.`,
    text: (day: string) => `We’ll contact you on ${day}.`,
    /** For a day on which the office is closed. */
    closedText: (chosen: string, day: string) =>
      `Our clinics are closed on ${chosen}, so we’ll contact you on ${day}.`,
    another: 'Send Another Message',
    book: 'Book an Appointment',
  },
  aside: {
    title: 'Other ways to reach us',
    hours: 'Hours',
    email: 'Email',
    address: 'Main office',
    clinics: 'Find a clinic near you',
    emergencyTitle: 'Is it an emergency?',
    emergency:
      'Don’t use this form. Call 911 for chest pain, trouble breathing, signs of a stroke or heavy bleeding. For thoughts of suicide, call or text 988.',
  },
};

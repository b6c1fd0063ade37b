import { brand } from '#shared/brand.ts';

const labels = { name: 'Name', email: 'Email', date: 'Preferred date' };

const list = new Intl.ListFormat('en-US');

/** Texts of the video visit dialog in the header, and of the lab page's consultation form. */
export const consultationTexts = {
  labels,
  dialog: {
    title: 'Virtual Consultation',
    lead: 'Talk to a provider by video. We’ll email you a link and contact you to set a time.',
    emergency:
      'Don’t use this form in an emergency. For chest pain, trouble breathing or heavy bleeding, call 911.',
    confirm: 'Confirm',
    sending: 'Sending…',
    close: 'Close',
    stillNeeded: (fields: readonly (keyof typeof labels)[]) =>
      `Still needed: ${list.format(fields.map((field) => labels[field].toLowerCase()))}.`,
    sent: 'Email sent successfully!',
    sentText: (email: string) =>
      `We sent the link for your virtual visit to ${email}. We’ll contact you to set a time.`,
    failed: 'Failed to send email.',
  },
  lab: {
    submit: 'Request a consultation',
    sending: 'Sending…',
    sent: 'Thank you! We will contact you soon to schedule your consultation.',
    failed: 'We couldn’t send your request.',
  },
  orCall: `You can also call us at ${brand.phone}.`,
};

import { brand } from '#shared/brand.ts';

const labels = { name: 'Name', email: 'Email', date: 'Preferred date' };

const list = new Intl.ListFormat('en-US');

/** Texts of the video visit request, in the header's dialog and on the lab page. */
export const consultationTexts = {
  labels,
  dialog: {
    title: 'Virtual Consultation',
    lead: 'Talk to a clinician by video. We mail you the link, and confirm the time with you.',
    emergency: 'Not for emergencies: for chest pain, trouble breathing or heavy bleeding, call 911.',
    confirm: 'Confirm',
    sending: 'Sending…',
    close: 'Close',
    stillNeeded: (fields: readonly (keyof typeof labels)[]) =>
      `Still needed: ${list.format(fields.map((field) => labels[field].toLowerCase()))}.`,
    // spec §8
    sent: 'Email sent successfully!',
    sentText: (email: string) => `The link to your video visit is on its way to ${email}.`,
    failed: 'Failed to send email.',
  },
  lab: {
    submit: 'Request a consultation',
    sending: 'Sending…',
    // spec §8
    sent: 'Thank you! We will contact you soon to schedule your consultation.',
    failed: 'Your request was not sent.',
  },
  orCall: `Or call us at ${brand.phone}.`,
};

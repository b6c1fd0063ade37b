import type { AppointmentMailWords } from '#functions/appointments/mail-texts.ts';

export const closedMailTexts: AppointmentMailWords = {
  subject: (day) => `Your visit on ${day} needs another time`,
  heading: 'Please choose another time',
  opening: (hello) => `${hello} we are sorry: the clinic has to close, and cannot see you at this time.`,
  advice: [
    'With the link below you can choose another time, at this clinic or another of ours. Your confirmation number stays the same.',
    'If you would rather not come, you can go back to your visit from there and cancel it, or call us.',
  ],
  link: 'Choose another time',
};

import type { AppointmentMailWords } from '#functions/appointments/mail-texts.ts';

export const closedMailTexts: AppointmentMailWords = {
  subject: (day) => `Please reschedule your visit on ${day}`,
  heading: 'Please choose a new time',
  opening: (hello) => `${hello} we’re sorry, but the clinic will be closed at the time of your visit.`,
  advice: [
    'Use the link below to choose another time at this clinic or any of our others. Your confirmation number stays the same.',
    'Prefer to cancel? Open the link, choose “Back to my visit” and cancel it there, or call us.',
  ],
  link: 'Choose another time',
};

import type { AppointmentMailWords, SeveralVisitsWords } from '#functions/appointments/mail-texts.ts';

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

export const severalClosedMailTexts: SeveralVisitsWords = {
  subject: 'Please reschedule your visits',
  heading: 'Please choose new times',
  opening: 'Hello, we’re sorry, but the clinic will be closed at the time of these visits.',
  advice: [
    'Use the links below to choose other times at this clinic or any of our others. Your confirmation numbers stay the same.',
    'Prefer to cancel? Open a link, choose “Back to my visit” and cancel it there, or call us.',
  ],
  link: (when) => `Choose another time for the visit on ${when}`,
};

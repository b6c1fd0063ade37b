/** Texts of the dialog about earlier times, and of the screen that its emails link to. */
export const waitlistTexts = {
  dialog: {
    title: 'Hear about earlier times',
    email: 'We’ll email',
    you: 'you',
    notHeld: 'when a time opens. We can’t hold it for you, so the first person to take it gets it.',
    labels: { email: 'Email address', until: 'Last day that works for you', locationIds: 'Clinics' },
    others: 'Other clinics',
    afterVisit: 'Choose a day up to the day of your visit',
    cancel: 'Cancel',
    submit: 'Tell me',
    busy: 'Sending…',
  },
  keeps: 'Your visit stays booked until you choose a new time.',
  screen: { title: 'Earlier times', loading: 'Loading what you’re waiting for' },
  unproven: {
    title: 'One more step: check your email',
    text: (email: string) =>
      `Open the email we sent to ${email} and press the link in it. Until then, we can’t tell you about open times. If you don’t see it, check your spam folder.`,
  },
  waiting: {
    title: 'You’re on the list',
    text: (email: string) =>
      `We’ll email ${email} when a time opens. Nothing is held for you, so the first person to take the time gets it.`,
  },
  left: {
    title: 'You’re off the list',
    text: () => 'We won’t email you about open times anymore. If you change your mind, you can ask again.',
  },
  gone: {
    title: 'This link doesn’t work anymore',
    text: 'You’re off the list if the last day you chose has passed. If it hasn’t, try opening the link from the email again.',
  },
  noLink: {
    title: 'Open the link in your email',
    text: 'For your privacy, we only show this when you open it from the email we sent you.',
  },
  clinics: 'Clinics',
  until: 'Until',
  onlyBefore: (confirmationNumber: string) => `Only times before your visit ${confirmationNumber}.`,
  /** For the link that stops the emails. */
  ask: {
    title: 'Should we stop telling you about earlier times?',
    text: (email: string) => `If you press the button, we won’t email ${email} about open times anymore.`,
    staysBooked: 'Your visit stays booked.',
  },
  stop: 'Stop telling me',
  howToStop: 'You can also stop from any of these emails.',
  failed: 'That didn’t go through. Please check your connection and try again.',
};

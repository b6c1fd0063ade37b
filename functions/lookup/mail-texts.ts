export const codeMailTexts = {
  subject: 'Your code',
  heading: 'Your code',
  opening: 'Use this code to see and change the visits booked with this email address:',
  where: 'Enter it on the page where you requested it.',
  life: (minutes: number) => `It’s good for ${minutes} minutes and works only once.`,
  notYou:
    'If you didn’t request it, you don’t need to do anything. Never share the code with anyone, including us.',
};

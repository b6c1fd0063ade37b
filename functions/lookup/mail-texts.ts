export const codeMailTexts = {
  subject: 'Your code',
  heading: 'Your code',
  opening: 'With this code you can see and change the visits booked with this address:',
  where: 'Enter it on the page where you asked for it.',
  life: (minutes: number) => `It is good for ${minutes} minutes and works once.`,
  notYou:
    'If it was not you who asked, you need not do anything. Never tell the code to anybody, us included.',
};

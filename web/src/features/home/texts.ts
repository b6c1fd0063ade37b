import { clinics } from '#shared/clinics/clinics.ts';

/** The texts of home's first view, which every screen loads. */
export const homeTexts = {
  tabTitle: 'Urgent care and primary care in Las Vegas',
  hero: {
    title: 'Urgent and primary care, close to home',
    lead: `${clinics.length} Las Vegas clinics. Walk in or book.`,
    insurance: 'Insurance we accept',
    emergency: 'Chest pain, trouble breathing or heavy bleeding?',
    call911: 'Call 911.',
  },
  video: {
    pause: 'Pause background video',
    play: 'Play background video',
    fullscreen: 'Show video full screen',
  },
};

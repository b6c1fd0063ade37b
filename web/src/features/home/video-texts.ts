/** Texts of the background video. */
export const videoTexts = {
  pause: 'Pause background video',
  play: 'Play background video',
  fullscreen: 'Show video full screen',
  description: 'Dawn over the Las Vegas valley',
};

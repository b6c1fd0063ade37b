export const defaultTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** HTML for the corner of the map. The site's Trusted Types policy allows exactly this text. */
export const tileAttribution =
  '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

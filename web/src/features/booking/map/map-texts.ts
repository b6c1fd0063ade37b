export const mapTexts = {
  name: 'Map of the clinics',
  keys: 'Map. Use the arrow keys to move and the plus and minus keys to zoom.',
  loading: 'Loading the map',
  failed: 'We couldn’t load the map. You’ll find every clinic in the list.',
  noStreets: 'Street map unavailable. Showing main roads.',
  twoFingers: 'Use two fingers to move the map.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all clinics on the map',
};

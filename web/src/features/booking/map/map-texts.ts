/** Words on and around the map. */
export const mapTexts = {
  name: 'Map of the clinics',
  keys: 'Map. Arrow keys move it, plus and minus zoom.',
  loading: 'Loading the map',
  failed: 'The map could not be loaded. The list has every clinic.',
  noStreets: 'Street map not available right now: main roads only.',
  twoFingers: 'Use two fingers to move the map.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all of them on the map',
};

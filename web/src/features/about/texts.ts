/** Words of the about screen beside its content. */
export const aboutTexts = {
  clinicsTitle: 'Find yours',
};

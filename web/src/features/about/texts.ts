/** Texts of the about screen besides its content. */
export const aboutTexts = {
  clinicsTitle: 'Find your clinic',
};

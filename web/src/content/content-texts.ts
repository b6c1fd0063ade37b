/** Texts that several screens share. */
export const contentTexts = {
  privacy: 'How we use your information',
};

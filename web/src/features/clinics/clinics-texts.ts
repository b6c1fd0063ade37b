/** Words that the finder and the cards share. */
export const clinicsTexts = {
  call: (phone: string) => `Call ${phone}`,
};

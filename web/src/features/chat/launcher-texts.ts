/** The chat's texts that the first view needs. */
export const launcherTexts = {
  label: 'Chat with us',
  failed: (phone: string) => `The chat could not be loaded. Please try again, or call ${phone}.`,
};

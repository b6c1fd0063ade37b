/** All that the first view needs of the chat's words. */
export const launcherTexts = {
  label: 'Chat with us',
  failed: (phone: string) => `The chat could not be loaded. Please try again, or call ${phone}.`,
};

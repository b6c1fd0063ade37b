/** In characters, after trimming. */
export const maxMessageLength = 500;

/** The same in the browser and on the server. */
export const chatMessages = {
  empty: 'Type a question first',
  notPlain: 'Use plain text only',
  tooLong: `Use ${maxMessageLength} characters or fewer`,
} as const;

/** Characters a message may have, without the blanks around it (wire.md). */
export const maxMessageLength = 500;

/** Why a message is refused, in the same words in browser and server. */
export const chatMessages = {
  empty: 'Type a question first',
  tooLong: `Use ${maxMessageLength} characters or fewer`,
} as const;

/** In characters, after trimming. Browser and server apply the same limit. */
export const maxMessageLength = 500;

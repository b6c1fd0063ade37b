/** In characters, after trimming, in the browser and on the server. */
export const maxMessageLength = 500;

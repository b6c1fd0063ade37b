/** The only characters in the tokens of emailed links, and in the header that carries them. */
export const tokenPattern = /^[\w.~+/=-]+$/;

/** Tokens of emailed links, and the header they are sent in, contain no other characters. */
export const tokenPattern = /^[\w.~+/=-]+$/;

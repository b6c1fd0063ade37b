/**
 * Whether tests run in their long form, as `npm run test:long` has it: more random days, and checks of every screen
 * that otherwise only look at one of each kind.
 */
export const isLong = process.env.LONG_TESTS === 'true';

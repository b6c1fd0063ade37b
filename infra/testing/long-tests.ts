/**
 * Whether tests run in their long form (`npm run test:long`, and CI): more random days, and every screen instead of one
 * of each kind.
 */
export const isLong = process.env.LONG_TESTS === 'true';

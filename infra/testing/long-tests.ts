/**
 * Whether tests run in their long form (`LONG_TESTS=true`, as in CI): more random days, and every screen instead of one
 * of each kind.
 */
export const isLong = process.env.LONG_TESTS === 'true';

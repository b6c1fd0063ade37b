/**
 * Whether this run is the long one (`LONG_TESTS=true`, as in CI). It has the `*.long.test.ts` files, more hostile
 * questions to the chat, every screen instead of one of each kind, and more tests on the bundles, on Amazon's engine
 * where there is one.
 */
export const isLong = process.env.LONG_TESTS === 'true';

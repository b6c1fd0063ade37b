import type { LabTestId } from './catalogue.ts';

export const shopPath = '/shop-for-test';

/**
 * The shop, opened at one test: `/shop-for-test?test=cbc`. Addresses contain the test's id, so an id must
 * never change. Screens, static pages and chat answers all use this.
 */
export function shopTestPath(id: LabTestId): `/${string}` {
  return `${shopPath}?test=${id}`;
}

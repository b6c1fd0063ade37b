import type { LabTestId } from './catalogue.ts';

export const shopPath = '/shop-for-test';

/**
 * The path of the shop, opened at one test: `/shop-for-test?test=cbc`. Links on screens, static pages and in chat
 * answers contain the test's id, so an id must never change.
 */
export function shopTestPath(id: LabTestId): `/${string}` {
  return `${shopPath}?test=${id}`;
}

import type { LabTestId } from './catalogue.ts';

export const shopPath = '/shop-for-test';

/**
 * The shop, opened at one test: `/shop-for-test?test=cbc`. A test's id is also its slug in addresses, so it must never change.
 * One builder for screens, static pages and chat answers.
 */
export function shopTestPath(id: LabTestId): `/${string}` {
  return `${shopPath}?test=${id}`;
}

import type { MedicalTestLeaf, MergeLeafTypes, ProductLeaf } from 'schema-dts';
import type { LabTest } from '#shared/lab-tests/catalogue.ts';
import { labTestDetails } from '#shared/lab-tests/details.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import { shopTestPath } from '#shared/lab-tests/shop-path.ts';
import { socialCardUrl } from '#shared/pages/social-cards.ts';
import { labTestPagePath, siteUrl } from '#shared/site/static-paths.ts';
import { organizationName } from './organization.ts';

/**
 * A test with its price. `MedicalTest` has no property for an offer, and an offer's `itemOffered` can't be one, so
 * the test is also a `Product`, which includes services in this vocabulary.
 */
export function labTestJsonLd(test: LabTest): MergeLeafTypes<[MedicalTestLeaf, ProductLeaf]> {
  const { id, title, content, price } = test;
  const url = siteUrl(labTestPagePath(id));
  return {
    '@type': ['MedicalTest', 'Product'],
    '@id': `${url}#test`,
    name: title,
    description: `${content} ${labTestDetails[id].measures}`,
    url,
    image: siteUrl(socialCardUrl('lab')),
    sku: id,
    category: 'Lab test',
    offers: {
      '@type': 'Offer',
      price: parsePrice(price) / 100,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: siteUrl(`/#${shopTestPath(id)}`),
      seller: organizationName,
    },
  };
}

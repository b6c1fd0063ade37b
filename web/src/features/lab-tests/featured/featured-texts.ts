/** Words of the featured tests, on home and on the lab page. */
export const featuredTexts = {
  title: 'Popular Lab Tests',
  viewAll: 'View All Lab Tests',
  /** Where the shop's price is lower, which is the one charged. */
  online: (price: string) => `${price} online`,
  add: 'Add to Cart',
  inCart: 'In your cart.',
  viewCart: 'View Cart',
  added: (title: string) => `${title} has been added to your cart!`,
  duplicate: 'This test is already in your cart!',
};

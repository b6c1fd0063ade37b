export const featuredTexts = {
  title: 'Popular Lab Tests',
  viewAll: 'View All Lab Tests',
  /** For tests whose online price, which is the one charged, is lower than this page's price. */
  online: (price: string) => `${price} online`,
  add: 'Add to Cart',
  inCart: 'In your cart.',
  viewCart: 'View Cart',
  added: (title: string) => `${title} has been added to your cart!`,
  duplicate: 'This test is already in your cart!',
};

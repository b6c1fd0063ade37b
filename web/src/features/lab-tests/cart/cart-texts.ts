import { clinics } from '#shared/clinics/clinics.ts';

export const cartTexts = {
  title: 'Shopping Cart',
  description: 'The lab tests you’ve chosen, and your total.',
  count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  list: 'Tests in your cart',
  empty: {
    title: 'Your cart is empty',
    text: "Looks like you haven't added any items to your cart yet.",
    start: 'Start Shopping',
  },
  row: {
    select: (title: string) => `Select ${title}`,
    remove: 'Delete',
    removed: (title: string) => `Removed ${title} from your cart.`,
    undo: 'Undo',
  },
  summary: {
    title: 'Order summary',
    selected: 'Selected items',
    shipping: 'Shipping and handling',
    free: 'Free',
    total: 'Total',
    checkout: 'Proceed to Checkout',
    selectOne: 'Please select at least one item to proceed to checkout.',
    changed: (count: number, total: string) => `Selected items: ${count}. Total: ${total}.`,
    sample: `Visit any of our ${clinics.length} clinics whenever it’s convenient. Most results are ready in 24 to 48 hours.`,
    estimate: 'Want a written cost estimate first?',
    howToAsk: 'How to ask for one',
  },
  payElsewhere: {
    title: 'Online payment isn’t available right now',
    text: (phone: string, total: string) =>
      `To place this order for ${total}, call ${phone} or pay at any of our clinics.`,
    cartStays:
      'You haven’t been charged. Your cart is saved on this device, so you can show it at the front desk.',
    locations: 'Find a clinic',
  },
};

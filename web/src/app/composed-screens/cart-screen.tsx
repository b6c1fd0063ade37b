import { CartScreen as Cart } from '#web/features/lab-tests/cart/cart-screen.tsx';
import { Checkout } from '#web/features/payments/checkout/checkout.tsx';

/** The cart with the checkout in it: composed here, since features never import each other. */
export function CartScreen() {
  return <Cart renderCheckout={(place) => <Checkout {...place} />} />;
}

import { useEffect, useState } from 'react';

/**
 * How many tests are in the cart; 0 until the prerendered page is alive. The cart brings the catalogue along, so it is
 * asked for only where something is stored, or was just changed: the first view does without.
 */
export function useCartCount(): number {
  const [count, setCount] = useState(0);

  useEffect(() => {
    const alive = new AbortController();
    const { signal } = alive;
    async function update() {
      const { cartCount } = await import('#web/domain/cart/cart.ts');
      if (!signal.aborted) setCount(cartCount());
    }
    // A count that does not load, or a storage that is forbidden, leaves the entry as it was.
    const updateQuietly = () => void update().catch(() => undefined);
    // The second is `cartChange` of domain/cart/cart.ts, named here so that the module itself can wait.
    for (const change of ['storage', 'cartchange'])
      window.addEventListener(change, updateQuietly, { signal });
    try {
      if (window.localStorage.getItem('cartItems')) updateQuietly();
    } catch {
      return () => alive.abort();
    }
    return () => alive.abort();
  }, []);

  return count;
}

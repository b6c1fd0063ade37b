import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A link pressed while the page came to life changed the address before the router listened: tells it. */
export function CatchUp() {
  const { pathname, search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to life.
  useEffect(() => {
    const { hash } = window.location;
    if (hash && hash !== `#${pathname}${search}`) window.dispatchEvent(new PopStateEvent('popstate'));
  }, []);

  return null;
}

import type { StripeElementStyle } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';

const darkScheme = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  const query = darkScheme();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useDarkScheme(): boolean {
  return useSyncExternalStore(subscribe, () => darkScheme().matches);
}

/** The current value of a color property, because Stripe's iframes don't know our custom properties. */
function colorOf(property: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${property})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function readCardStyle(): StripeElementStyle {
  return {
    base: {
      color: colorOf('--color-ink'),
      iconColor: colorOf('--color-ink-soft'),
      fontFamily: 'system-ui, sans-serif',
      // Below 16px, phones zoom in on the field.
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: colorOf('--color-ink-soft') },
    },
    invalid: { color: colorOf('--color-error'), iconColor: colorOf('--color-error') },
  };
}

/** The style of the card fields. They are Stripe's iframes, which our stylesheets can't reach. */
export function useCardStyle(): StripeElementStyle {
  const isDark = useDarkScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colors follow the scheme.
  return useMemo(readCardStyle, [isDark]);
}

import { useQuery } from '@tanstack/react-query';
import { stripeModeOf } from '#shared/payments/stripe.ts';
import { loadSiteConfig } from '#web/lib/site-config.ts';

/** The URLs of objects in Stripe's dashboard, which has separate URLs for test mode. */
export function useStripeDashboard(): (kind: 'payments' | 'payouts', id: string) => string {
  const { data } = useQuery({
    queryKey: ['site config'],
    queryFn: loadSiteConfig,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isTest = stripeModeOf(data?.stripe?.publishableKey ?? '') === 'test';
  return (kind, id) => `https://dashboard.stripe.com/${isTest ? 'test/' : ''}${kind}/${id}`;
}

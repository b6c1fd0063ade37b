import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stripeModeOf } from '#shared/payments/stripe.ts';
import { loadSiteConfig } from '#web/lib/site-config.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';

interface StripeLinkProps {
  kind: 'payments' | 'payouts';
  id: string;
  /** The link's text. Without it, the link looks like a button and says `Open in Stripe`. */
  children?: ReactNode;
  /** What the button is about, for screen readers. */
  about?: string;
  /** Whether the button is the next step to take. */
  isPrimary?: boolean;
}

/** A link to an object in Stripe's dashboard, which has separate URLs for test mode. */
export function StripeLink({ kind, id, about, isPrimary, children }: StripeLinkProps) {
  const { data } = useQuery({ queryKey: ['site config'], queryFn: loadSiteConfig, staleTime: 'static' });
  const isTest = stripeModeOf(data?.stripe?.publishableKey ?? '') === 'test';
  const href = `https://dashboard.stripe.com/${isTest ? 'test/' : ''}${kind}/${id}`;
  const button = buttonClass({ variant: isPrimary ? 'primary' : 'secondary', size: 'small' });
  return (
    <ExternalLink className={children ? 'block' : button} href={href} newTab>
      {children ?? 'Open in Stripe'} <span className="sr-only">{about}</span>
    </ExternalLink>
  );
}

import type Stripe from 'stripe';
import { askStripe } from './client.ts';
import { type ListPage, type ListPosition, listOptions, pageFrom, pageOf } from './list-page.ts';

export type StripePayout = Stripe.Payout;

/** A page of the payouts made since a time (Unix seconds), newest first. */
export async function payoutsSince(position: ListPosition): Promise<ListPage<StripePayout>> {
  return pageOf(await askStripe((stripe) => stripe.payouts.list(pageFrom(position), listOptions)));
}

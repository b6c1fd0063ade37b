import type Stripe from 'stripe';
import { askStripe } from './client.ts';
import { type ListPage, type ListPosition, listOptions, pageFrom, pageOf, pageSize } from './list-page.ts';

/** A movement of our balance at Stripe, with the charge, refund or dispute that caused it. */
export type BalanceTransaction = Stripe.BalanceTransaction;

const expand = ['data.source'];

/** A page of everything that moved our balance since a time (Unix seconds), newest first. */
export async function transactionsSince(position: ListPosition): Promise<ListPage<BalanceTransaction>> {
  return pageOf(
    await askStripe((stripe) =>
      stripe.balanceTransactions.list({ ...pageFrom(position), expand }, listOptions),
    ),
  );
}

/** The movements of our balance that one charge, refund or dispute caused. */
export async function transactionsOfSource(source: string): Promise<BalanceTransaction[]> {
  const { data } = await askStripe((stripe) =>
    stripe.balanceTransactions.list({ source, limit: pageSize }, listOptions),
  );
  return data;
}

type StripePayout = Stripe.Payout;

/** A page of the payouts made since a time (Unix seconds), newest first. */
export async function payoutsSince(position: ListPosition): Promise<ListPage<StripePayout>> {
  return pageOf(await askStripe((stripe) => stripe.payouts.list(pageFrom(position), listOptions)));
}

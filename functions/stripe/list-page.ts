import type Stripe from 'stripe';
import { listTimeoutMs } from './time-limits.ts';

// Stripe's largest page.
export const pageSize = 100;

export const listOptions = { timeout: listTimeoutMs };

/** Where to continue in a Stripe list. */
export interface ListPosition {
  /** Unix seconds. Nothing older is requested. */
  since: number;
  /** The id of the last item that was read; absent at the beginning. */
  after?: string | undefined;
}

/** Part of a list, newest first. */
export interface ListPage<Item> {
  items: Item[];
  /** The id to continue after; undefined at the end of the list. */
  next: string | undefined;
}

/** The parameters of a list's page from a position on. */
export function pageFrom({ since, after }: ListPosition) {
  return { created: { gte: since }, limit: pageSize, ...(after !== undefined && { starting_after: after }) };
}

export function pageOf<Item extends { id: string }>({
  data,
  has_more,
}: Stripe.ApiList<Item>): ListPage<Item> {
  return { items: data, next: has_more ? data.at(-1)?.id : undefined };
}

/** Every page of a list, newest first, since an instant. Each is fetched only when it's needed. */
export async function* everyPage<Item>(
  readPage: (position: ListPosition) => Promise<ListPage<Item>>,
  since: Date,
): AsyncGenerator<Item[]> {
  let position: ListPosition = { since: Math.floor(since.getTime() / 1000) };
  for (;;) {
    const { items, next } = await readPage(position);
    yield items;
    if (next === undefined) return;
    position = { ...position, after: next };
  }
}

import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { everyPage, type ListPosition, pageFrom, pageOf } from './list-page.ts';

test('every page of a list is read, each from where the one before ended', async () => {
  const all = Array.from({ length: 250 }, (_, index) => ({ id: `evt_${index}` }));
  const asked: ListPosition[] = [];
  const readPage = async (position: ListPosition) => {
    asked.push(position);
    const { limit, starting_after: after } = pageFrom(position);
    const rest = all.slice(all.findIndex(({ id }) => id === after) + 1);
    const page = { data: rest.slice(0, limit), has_more: rest.length > limit };
    return pageOf(page as Stripe.ApiList<{ id: string }>);
  };
  const read: typeof all = [];
  for await (const page of everyPage(readPage, new Date('2026-11-23T17:00:00.900Z'))) read.push(...page);
  expect(read).toEqual(all);
  const since = Date.parse('2026-11-23T17:00:00Z') / 1000;
  expect(asked).toEqual([{ since }, { since, after: 'evt_99' }, { since, after: 'evt_199' }]);
});

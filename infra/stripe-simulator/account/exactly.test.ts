import { expect, test } from 'vitest';
import { exactly, nulls } from './account.ts';

interface Wanted {
  id: string;
  amount: number | null;
  destination?: { type: string; card?: { brand: string } };
  parts: { name: string }[];
}

const whole: Wanted = { id: 're_1', amount: 1, parts: [{ name: 'one' }] };

// This tests types: `tsc -b` fails if a line compiles that is expected to have an error.
test('an object is compared with its type at any depth, spreads included', () => {
  const extra = { color: 'red' };
  expect(exactly<Wanted>()({ ...whole, amount: null })).toEqual({ ...whole, amount: null });
  expect(exactly<Wanted>()({ id: 'a', amount: 1, destination: { type: 'card' }, parts: [] })).toBeTypeOf(
    'object',
  );
  expect(exactly<Wanted>()({ ...whole, ...nulls('amount') })).toEqual({ ...whole, amount: null });
  // @ts-expect-error: `color` is one of the fields without a value
  exactly<Wanted>()({ ...whole, ...nulls('amount color') });
  // @ts-expect-error: `amount` is missing
  exactly<Wanted>()({ id: 'a', parts: [] });
  // @ts-expect-error: `color` comes by a spread
  exactly<Wanted>()({ ...whole, ...extra });
  // @ts-expect-error: `color` in an optional object
  exactly<Wanted>()({ ...whole, destination: { type: 'card', ...extra } });
  // @ts-expect-error: `color` two levels down
  exactly<Wanted>()({ ...whole, destination: { type: 'card', card: { brand: 'visa', ...extra } } });
  // @ts-expect-error: `color` in an item of a list
  exactly<Wanted>()({ ...whole, parts: [{ name: 'one', ...extra }] });
  // @ts-expect-error: `color` may be there or not
  exactly<Wanted>()({ ...whole, ...(whole.amount && extra) });
});

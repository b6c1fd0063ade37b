// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { homeFeaturedTests, isOffered, type LabTest, labTests } from '#shared/lab-tests/catalogue.ts';
import { parsePrice } from '#shared/lab-tests/price.ts';
import { addToCart, removeFromCart, restoreToCart, selectInCart, useCart } from './cart.ts';

const offers = [...labTests, ...homeFeaturedTests];

function offer(title: string, price: string): LabTest {
  const found = offers.find((test) => test.title === title && test.price === price);
  if (!found) throw new Error(`${title} ${price} is not offered`);
  return found;
}

const cbc = offer('CBC', '$30.00');
const hiv = offer('HIV', '$65.00');
const t3 = offer('T3', '$85.00');

const stored = () => JSON.parse(localStorage.getItem('cartItems') ?? 'null');
const cart = () => renderHook(() => useCart()).result.current;
const titles = () => cart().items.map(({ title }) => title);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the cart', () => {
  it('is stored as the array of the specification', () => {
    expect(addToCart(cbc)).toBe(true);
    expect(stored()).toEqual([
      {
        title: 'CBC',
        content: cbc.content,
        price: '$30.00',
        bookAppointment: '/book-appointment',
        selected: true,
      },
    ]);
  });

  it('refuses a second test of the same title, also at another price', () => {
    addToCart(offer('CBC', '$45.00'));
    expect(addToCart(cbc)).toBe(false);
    expect(cart().items.map(({ price }) => price)).toEqual(['$45.00']);
  });

  it('selects, removes, puts back and clears', () => {
    for (const test of [cbc, hiv, t3]) addToCart(test);
    selectInCart('HIV', false);
    expect(cart().items.map(({ selected }) => selected)).toEqual([true, false, true]);
    const [, second] = cart().items;
    if (!second) throw new Error('The second item is missing');
    removeFromCart('HIV');
    expect(titles()).toEqual(['CBC', 'T3']);
    restoreToCart(second, 1);
    expect(titles()).toEqual(['CBC', 'HIV', 'T3']);
    expect(cart().items[1]).toEqual(second);
    restoreToCart(second, 1);
    expect(cart().count).toBe(3);
    removeFromCart('CBC', 'HIV', 'T3');
    expect(titles()).toEqual([]);
    expect(localStorage.getItem('cartItems')).toBeNull();
  });

  it('is there again after a reload', async () => {
    addToCart(cbc);
    vi.resetModules();
    const fresh = { ...(await import('./cart.ts')) };
    expect(fresh.addToCart(cbc)).toBe(false);
    expect(fresh.addToCart(hiv)).toBe(true);
  });

  it('lasts as long as the page where the browser forbids storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    addToCart(cbc);
    expect(titles()).toEqual(['CBC']);
    removeFromCart('CBC');
    expect(titles()).toEqual([]);
  });

  it('shows every reader a change at once, and the same array until the next', () => {
    const [header, screen] = [renderHook(() => useCart()), renderHook(() => useCart())];
    act(() => void addToCart(cbc));
    expect(header.result.current.count).toBe(1);
    const { items } = screen.result.current;
    screen.rerender();
    expect(screen.result.current.items).toBe(items);
  });
});

describe('two tabs', () => {
  /** A change in another tab arrives as changed storage plus an event. */
  function inOtherTab(items: unknown) {
    const newValue = JSON.stringify(items);
    localStorage.setItem('cartItems', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems', newValue }));
  }

  it('show the same cart', () => {
    const { result } = renderHook(() => useCart());
    act(() => inOtherTab([{ ...hiv, selected: false }]));
    expect(result.current.items).toEqual([{ ...hiv, selected: false }]);
    act(() => inOtherTab([]));
    expect(result.current.count).toBe(0);
  });

  it('lose nothing when both add, even before the event arrives', () => {
    addToCart(cbc);
    localStorage.setItem('cartItems', JSON.stringify([...stored(), { ...hiv, selected: true }]));
    expect(addToCart(hiv)).toBe(false);
    addToCart(t3);
    expect(titles()).toEqual(['CBC', 'HIV', 'T3']);
  });
});

describe('a damaged cart', () => {
  it.each([
    ['not JSON', '{"tit', []],
    ['null', 'null', []],
    ['no list', JSON.stringify({ ...cbc, selected: true }), []],
    ['entries of another shape', '[null, 3, "x", [], {"title": 5, "price": "$30.00"}]', []],
    ['no price', JSON.stringify([{ title: 'CBC' }, hiv]), ['HIV $65.00 true']],
    ['an unknown test', JSON.stringify([{ ...cbc, title: 'Gold' }]), []],
    ['a price that is not offered', JSON.stringify([{ ...cbc, price: '$0.01' }]), ['CBC $30.00 true']],
    ['a name every object has', JSON.stringify([{ ...cbc, title: '__proto__' }]), []],
    [
      'the same title twice',
      JSON.stringify([offer('CBC', '$45.00'), { ...cbc, selected: false }]),
      ['CBC $45.00 true'],
    ],
    [
      'no word on selection',
      JSON.stringify([cbc, { ...hiv, selected: 'no' }]),
      ['CBC $30.00 true', 'HIV $65.00 true'],
    ],
  ])('is healed: %s', (_, text, expected) => {
    localStorage.setItem('cartItems', text);
    expect(cart().items.map(({ title, price, selected }) => `${title} ${price} ${selected}`)).toEqual(
      expected,
    );
    addToCart(t3);
    expect(stored()).toHaveLength(expected.length + 1);
  });

  it('shows a description of ours, whatever was stored', () => {
    localStorage.setItem('cartItems', JSON.stringify([{ ...cbc, content: { html: '<b>' } }]));
    expect(cart().items[0]?.content).toBe(cbc.content);
  });

  it('is never fatal: any JSON makes a well-formed cart, and stays one when used', () => {
    const almostAnItem = fc.record(
      {
        title: fc.oneof(fc.constantFrom(...offers.map(({ title }) => title)), fc.jsonValue()),
        content: fc.jsonValue(),
        price: fc.oneof(fc.constantFrom(...offers.map(({ price }) => price)), fc.jsonValue()),
        bookAppointment: fc.jsonValue(),
        selected: fc.oneof(fc.boolean(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const damage = fc.oneof(fc.jsonValue(), fc.array(fc.oneof(almostAnItem, fc.jsonValue())));
    const texts = fc.oneof(
      damage.map((value) => JSON.stringify(value)),
      fc.string(),
    );

    fc.assert(
      fc.property(texts, fc.constantFrom(...offers), (text, test) => {
        localStorage.setItem('cartItems', text);
        const before = cart().items;
        for (const item of before) {
          expect(isOffered(item)).toBe(true);
          expect(parsePrice(item.price)).toBeGreaterThan(0);
          expect(offers).toContainEqual({ ...item, selected: undefined });
          expect(typeof item.selected).toBe('boolean');
        }
        expect(new Set(before.map(({ title }) => title)).size).toBe(before.length);
        const isNew = !before.some(({ title }) => title === test.title);
        expect(addToCart(test)).toBe(isNew);
        expect(cart().count).toBe(before.length + (isNew ? 1 : 0));
        cleanup();
      }),
      { numRuns: 300 },
    );
  });
});

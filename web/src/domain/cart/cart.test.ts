// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findLabTest, homeFeaturedTests, type LabTestId, labTests } from '#shared/lab-tests/catalogue.ts';
import { required } from '#shared/required.ts';
import { addToCart, removeFromCart, restoreToCart, selectInCart, useCart } from './cart.ts';

const test = (id: LabTestId) => required(findLabTest(id), id);
const cbc = test('cbc');
const hiv = test('hiv');
const t3 = test('t3');
const tsh = test('tsh');

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
        id: 'cbc',
        title: 'CBC',
        content: cbc.content,
        price: '$30.00',
        bookAppointment: '/book-appointment',
        selected: true,
      },
    ]);
  });

  it('refuses a test that is there already', () => {
    expect(addToCart(cbc)).toBe(true);
    expect(addToCart(cbc)).toBe(false);
    expect(titles()).toEqual(['CBC']);
  });

  it('selects, removes, puts back and clears', () => {
    for (const each of [cbc, hiv, t3]) addToCart(each);
    selectInCart('hiv', false);
    expect(cart().items.map(({ selected }) => selected)).toEqual([true, false, true]);
    const [, second] = cart().items;
    if (!second) throw new Error('The second item is missing');
    removeFromCart('hiv');
    expect(titles()).toEqual(['CBC', 'T3']);
    restoreToCart(second, 1);
    expect(titles()).toEqual(['CBC', 'HIV', 'T3']);
    expect(cart().items[1]).toEqual(second);
    restoreToCart(second, 1);
    expect(cart().count).toBe(3);
    removeFromCart('cbc', 'hiv', 't3');
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
    removeFromCart('cbc');
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

/** An entry as older versions of the site stored it. */
const older = (title: string, price: string, selected = true) => ({
  title,
  content: 'An older description.',
  price,
  bookAppointment: '/book-appointment',
  selected,
});

const summaries = () => cart().items.map(({ id, price, selected }) => `${id} ${price} ${selected}`);

describe('a cart of an older version of the site', () => {
  it.each([
    [
      'one test under two titles costs its price once',
      [older('TSH test', '$65.00'), older('TSH', '$65.00')],
      ['tsh $65.00 true'],
    ],
    [
      'home’s price becomes the lower one',
      [older('CBC', '$45.00'), older('CMP', '$55.00')],
      ['cbc $30.00 true', 'cmp $30.00 true'],
    ],
    [
      'a test stays selected if either entry was',
      [older('TSH test', '$65.00', false), older('HIV', '$65.00', false), older('TSH', '$65.00')],
      ['tsh $65.00 true', 'hiv $65.00 false'],
    ],
    [
      'an order is kept',
      [older('T3', '$85.00'), older('TSH test', '$65.00'), older('CBC', '$30.00')],
      ['t3 $85.00 true', 'tsh $65.00 true', 'cbc $30.00 true'],
    ],
  ])('is read: %s', (_, entries, expected) => {
    localStorage.setItem('cartItems', JSON.stringify(entries));
    expect(summaries()).toEqual(expected);
    // The next change stores the cart in the new format.
    selectInCart('cbc', false);
    expect(stored().map(({ id }: { id: string }) => id)).toEqual(expected.map((line) => line.split(' ')[0]));
  });
});

describe('a damaged cart', () => {
  it.each([
    ['not JSON', '{"tit', []],
    ['null', 'null', []],
    ['no list', JSON.stringify({ ...cbc, selected: true }), []],
    ['entries of another shape', '[null, 3, "x", [], {"title": 5, "price": "$30.00"}]', []],
    ['no price', JSON.stringify([{ title: 'CBC' }, hiv]), ['cbc $30.00 true', 'hiv $65.00 true']],
    ['an unknown test', JSON.stringify([older('Gold', '$30.00')]), []],
    ['an unknown id', JSON.stringify([{ ...cbc, id: 'gold' }]), ['cbc $30.00 true']],
    ['another title for an id', JSON.stringify([{ ...tsh, title: 'Tirotropina' }]), ['tsh $65.00 true']],
    ['a price of no card', JSON.stringify([{ ...cbc, price: '$0.01' }]), ['cbc $30.00 true']],
    ['a name every object has', JSON.stringify([older('__proto__', '$30.00')]), []],
    [
      'no word on selection',
      JSON.stringify([older('CBC', '$30.00'), { ...hiv, selected: 'no' }]),
      ['cbc $30.00 true', 'hiv $65.00 true'],
    ],
  ])('is repaired: %s', (_, text, expected) => {
    localStorage.setItem('cartItems', text);
    expect(summaries()).toEqual(expected);
    addToCart(t3);
    expect(stored()).toHaveLength(expected.length + 1);
  });

  it('shows our own description, whatever was stored', () => {
    localStorage.setItem('cartItems', JSON.stringify([{ ...cbc, content: { html: '<b>' } }]));
    expect(cart().items[0]?.content).toBe(cbc.content);
  });

  it('is never fatal: any JSON makes a cart of catalogue tests, each once, that can be added to', () => {
    const cardTitles = [...labTests, ...homeFeaturedTests].map(({ title }) => title);
    const cardPrices = [...labTests, ...homeFeaturedTests].map(({ price }) => price);
    const almostAnItem = fc.record(
      {
        id: fc.oneof(fc.constantFrom(...labTests.map(({ id }) => id)), fc.jsonValue()),
        title: fc.oneof(fc.constantFrom(...cardTitles), fc.jsonValue()),
        content: fc.jsonValue(),
        price: fc.oneof(fc.constantFrom(...cardPrices), fc.jsonValue()),
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
      fc.property(texts, fc.constantFrom(...labTests), (text, added) => {
        localStorage.setItem('cartItems', text);
        const before = cart().items;
        for (const { selected, ...item } of before) {
          expect(labTests).toContainEqual(item);
          expect(typeof selected).toBe('boolean');
        }
        expect(new Set(before.map(({ id }) => id)).size).toBe(before.length);
        const isNew = !before.some(({ id }) => id === added.id);
        expect(addToCart(added)).toBe(isNew);
        expect(cart().count).toBe(before.length + (isNew ? 1 : 0));
        cleanup();
      }),
      { numRuns: 300 },
    );
  });
});

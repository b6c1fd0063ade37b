// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CardElementType, CardOptions } from './card-element.ts';
import { ElementsGroup } from './elements.ts';
import { createStripeObject } from './stripe-object.ts';

let group: ElementsGroup;
let changes: object[];

beforeEach(() => {
  group = new ElementsGroup();
  changes = [];
});

afterEach(() => {
  document.body.replaceChildren();
});

function mount(type: CardElementType, options: CardOptions = {}) {
  const box = document.createElement('div');
  document.body.append(box);
  const element = group.create(type, options);
  element.on('change', (event) => changes.push(event));
  element.mount(box);
  const inputs = () => [...(box.firstElementChild?.shadowRoot?.querySelectorAll('input') ?? [])];
  const inputOf = (label: string) => {
    const input = inputs().find((found) => found.getAttribute('aria-label') === label);
    return input ?? expect.fail(`no ${label}`);
  };
  const type_ = (label: string, text: string) => {
    const input = inputOf(label);
    input.value = text;
    input.dispatchEvent(new Event('input'));
  };
  const leave = (label: string) => inputOf(label).dispatchEvent(new Event('blur'));
  const labels = () => inputs().map((input) => input.getAttribute('aria-label'));
  return { box, element, inputOf, type: type_, leave, labels };
}

test('the card element asks for the whole card, but not for the ZIP code', () => {
  expect(mount('card').labels()).toEqual(['Card number', 'Expiration date', 'CVC']);
});

test('it emits a change event exactly when its state changes', () => {
  const { type, box } = mount('card');
  expect(box.className).toBe('StripeElement StripeElement--empty');
  type('Card number', '4242');
  type('Card number', '42424242');
  type('Card number', '4242424242424242');
  type('Expiration date', '1240');
  expect(changes).toEqual([expect.objectContaining({ brand: 'visa', empty: false, complete: false })]);
  type('CVC', '123');
  expect(changes.at(-1)).toMatchObject({ elementType: 'card', complete: true, error: undefined });
  expect(box.className).toBe('StripeElement StripeElement--complete');
});

test('a wrong number is reported right away, an incomplete one on blur', () => {
  const { type, leave, box } = mount('cardNumber');
  type('Card number', '4242424242424241');
  expect(changes.at(-1)).toMatchObject({ error: { code: 'invalid_number', type: 'validation_error' } });
  expect(box.classList).toContain('StripeElement--invalid');
  type('Card number', '42424242');
  expect(changes.at(-1)).toMatchObject({ error: undefined });
  leave('Card number');
  expect(changes.at(-1)).toMatchObject({ error: { code: 'incomplete_number' } });
});

test('the length of the CVC follows the brand of the number', () => {
  const number = mount('cardNumber');
  const cvc = mount('cardCvc');
  number.type('Card number', '378282246310005');
  expect(number.inputOf('Card number').value).toBe('3782 822463 10005');
  expect(changes.at(-1)).toMatchObject({ brand: 'amex', complete: true });
  cvc.type('CVC', '123');
  expect(changes.at(-1)).toMatchObject({ elementType: 'cardCvc', complete: false });
  cvc.type('CVC', '1234');
  expect(changes.at(-1)).toMatchObject({ elementType: 'cardCvc', complete: true });
});

test('destroy makes room for another', () => {
  const { element, type, inputOf } = mount('cardExpiry');
  type('Expiration date', '12/2040');
  expect(inputOf('Expiration date').value).toBe('12 / 40');
  expect(() => group.create('cardExpiry')).toThrow('Can only create one Element of type cardExpiry');
  element.destroy();
  expect(group.getElement('cardExpiry')).toBeNull();
  expect(group.create('cardExpiry')).toBe(group.getElement({ __elementType: 'cardExpiry' }));
});

test('it says that it is a test, and has autocomplete names', () => {
  const { box, inputOf } = mount('card');
  expect(box.firstElementChild?.shadowRoot?.textContent).toContain(
    'Test mode: no real card is charged. 4242 4242 4242 4242',
  );
  expect(inputOf('Card number').autocomplete).toBe('cc-number');
  expect(inputOf('Expiration date').autocomplete).toBe('cc-exp');
  expect(inputOf('CVC').autocomplete).toBe('cc-csc');
});

test('an unfinished card is not sent', async () => {
  const { element, type } = mount('card');
  type('Card number', '4242424242424242');
  const stripe = createStripeObject('pk_test_local');
  const result = await stripe.confirmCardPayment('pi_x_secret_y', { payment_method: { card: element } });
  expect(result).toMatchObject({ error: { type: 'validation_error', code: 'incomplete_expiry' } });
});

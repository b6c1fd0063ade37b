// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ElementsGroup } from './elements.ts';
import { createStripeObject } from './stripe-object.ts';

let group: ElementsGroup;
let events: object[];
/** The page's handler for a press of the wallet's button. */
let onClick: (event: { resolve: () => void; reject: () => void }) => void;

beforeEach(() => {
  events = [];
  onClick = ({ resolve }) => resolve();
  group = new ElementsGroup({ mode: 'payment', amount: 100 });
  const element = group.create('expressCheckout');
  for (const type of ['ready', 'confirm', 'cancel'])
    element.on(type, (event) => events.push({ type, ...event }));
  element.on('click', (event) => onClick(event as Parameters<typeof onClick>[0]));
  const box = document.createElement('div');
  document.body.append(box);
  element.mount(box);
});

afterEach(() => document.body.replaceChildren());

const buttons = () =>
  [...document.querySelectorAll('div')].flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll('button') ?? []),
  ]);

function press(name: string): void {
  (buttons().find(({ textContent }) => textContent === name) ?? expect.fail(`no ${name}`)).click();
}

const sheet = () =>
  [...document.querySelectorAll('div')].map((host) => host.shadowRoot?.querySelector('dialog')).find(Boolean);

test('it says that it has a wallet', async () => {
  await vi.waitFor(() =>
    expect(events).toMatchObject([{ type: 'ready', availablePaymentMethods: { googlePay: true } }]),
  );
});

test('the wallet shows the amount of the moment, and confirms with the chosen card', async () => {
  group.update({ amount: 12_050 });
  press('Pay with Test wallet');
  expect(sheet()?.textContent).toContain('$120.50');
  press('Pay with a declined card');
  await vi.waitFor(() => expect(events).toContainEqual(expect.objectContaining({ type: 'confirm' })));
  expect(group.getElement('expressCheckout')).toMatchObject({ chosen: '4000000000000002' });
});

test('a closed wallet is canceled', async () => {
  press('Pay with Test wallet');
  sheet()?.close();
  await vi.waitFor(() => expect(events).toContainEqual(expect.objectContaining({ type: 'cancel' })));
  expect(sheet()).toBeUndefined();
});

test('it stays shut when the page rejects the press', () => {
  onClick = ({ reject }) => reject();
  press('Pay with Test wallet');
  expect(sheet()).toBeUndefined();
});

test('it needs elements with a mode, and what it pays for to be submitted first', async () => {
  const options = { mode: 'payment', amount: 100, paymentMethodTypes: ['card'] } as const;
  expect(() => new ElementsGroup(options)).toThrow('Use allowedPaymentMethodTypes');
  expect(() => new ElementsGroup().create('expressCheckout')).toThrow('needs elements with a mode');
  const stripe = createStripeObject('pk_test_local');
  await expect(stripe.confirmPayment({ elements: group, clientSecret: 'pi_x_secret_y' })).rejects.toThrow(
    'elements.submit() must be called',
  );
});

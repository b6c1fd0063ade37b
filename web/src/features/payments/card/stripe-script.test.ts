// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const config = { publishableKey: 'pk_test_local', script: 'https://js.example.com/stripe.js' };
const stripe = { elements() {} };

let load: typeof import('./stripe-script.ts').loadStripe;
let added: HTMLScriptElement[] = [];

beforeEach(async () => {
  vi.resetModules();
  added = [];
  // Collects the script elements, which a browser would load.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...(nodes as HTMLScriptElement[]));
  });
  load = (await import('./stripe-script.ts')).loadStripe;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function finishLoading(construct?: unknown) {
  vi.stubGlobal('Stripe', construct);
  added.at(-1)?.dispatchEvent(new Event('load'));
}

it('loads the script once for several calls', async () => {
  const both = Promise.all([load(config), load(config)]);
  expect(added.map(({ src }) => src)).toEqual([config.script]);
  const construct = vi.fn(() => stripe);
  finishLoading(construct);
  expect(await both).toEqual([stripe, stripe]);
  expect(construct.mock.calls).toEqual([['pk_test_local']]);
});

it('loads no script if Stripe is there already', async () => {
  vi.stubGlobal('Stripe', () => stripe);
  expect(await load(config)).toBe(stripe);
  expect(added).toEqual([]);
});

it('fails when the script does not load, and tries again on the next call', async () => {
  const first = load(config);
  added[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('Failed to load Stripe.js');
  const second = load(config);
  expect(added).toHaveLength(2);
  finishLoading(() => stripe);
  expect(await second).toBe(stripe);
});

it('fails when the script does not define Stripe', async () => {
  const loading = load(config);
  finishLoading(undefined);
  await expect(loading).rejects.toThrow('Stripe.js not available');
});

it('fails when Stripe does not start', async () => {
  const loading = load(config);
  finishLoading(() => {
    throw new Error('bad key');
  });
  await expect(loading).rejects.toThrow('Stripe not initialized');
});

it('gives up after ten seconds', async () => {
  vi.useFakeTimers();
  const loading = expect(load(config)).rejects.toThrow('Stripe initialization timeout');
  await vi.advanceTimersByTimeAsync(10_000);
  await loading;
});

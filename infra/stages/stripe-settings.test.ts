import { expect, test } from 'vitest';
import { CommandProblem } from './command-problem.ts';
import { cloudStripe } from './stripe-settings.ts';

test('the mode of the publishable key is that of the deployment', () => {
  const deployed = (stripePublishableKey: string) => cloudStripe({ stripePublishableKey });
  expect(deployed('pk_live_51Ab')).toEqual({ publishableKey: 'pk_live_51Ab', mode: 'live' });
  expect(deployed('pk_test_51Ab')).toEqual({ publishableKey: 'pk_test_51Ab', mode: 'test' });
  expect(deployed('none')).toEqual({ mode: 'none' });
});

test.each([
  ['sk_live_51Ab', 'pk_test_51Ab', 'STRIPE_SECRET_KEY is a live key, stripePublishableKey a test key'],
  ['rk_test_51Ab', 'pk_live_51Ab', 'STRIPE_SECRET_KEY is a test key, stripePublishableKey a live key'],
])('a shell with %s does not deploy %s', (secretKey, stripePublishableKey, message) => {
  const deployed = () => cloudStripe({ stripePublishableKey }, secretKey);
  expect(deployed).toThrow(new CommandProblem(`${message}: use two of the same mode.`));
  expect(deployed).toThrow(CommandProblem);
  expect(deployed).not.toThrow('51Ab');
});

test('a shell with the secret key of the same mode deploys', () => {
  const settings = { stripePublishableKey: 'pk_live_51Ab' };
  expect(cloudStripe(settings, 'rk_live_51Ab')).toMatchObject({ mode: 'live' });
});

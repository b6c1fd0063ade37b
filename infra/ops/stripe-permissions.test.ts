import { globSync, readFileSync } from 'node:fs';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/paths.ts';
import { required } from '#shared/required.ts';
import { setupPermissions, sitePermissions } from './stripe-permissions.ts';

/** The name of a resource's permission in Stripe's errors: `rak_<name>_read` and `rak_<name>_write`. */
const permissionOf: { [Resource in keyof Stripe]?: string } = {
  balanceTransactions: 'balance_transaction_source',
  charges: 'charge',
  disputes: 'dispute',
  events: 'event',
  paymentIntents: 'payment_intent',
  paymentMethodDomains: 'payment_method_domain',
  payouts: 'payout',
  refunds: 'charge',
  webhookEndpoints: 'webhook',
};

/** The permissions for the stripe package's calls, such as `refunds.create`, in these sources. */
function neededBy(pattern: string): string[] {
  const files = globSync(pattern, { cwd: projectDirectory }).filter((file) => !file.endsWith('.test.ts'));
  const source = files.map((file) => readFileSync(`${projectDirectory}/${file}`, 'utf8')).join('\n');
  const calls = source.matchAll(/\b(?:stripe|clientOf\([^()]*\))\s*\.\s*(\w+)\s*\.\s*(\w+)\(/g);
  const needed = new Set(
    Array.from(calls, ([call, resource, method = '']) => {
      const name = required(permissionOf[resource as keyof Stripe], `the permission of ${call}`);
      return `rak_${name}_${['list', 'retrieve'].includes(method) ? 'read' : 'write'}`;
    }),
  );
  // Write includes Read.
  const isIncluded = (id: string) => id.endsWith('_read') && needed.has(id.replace(/_read$/, '_write'));
  return [...needed].filter((id) => !isIncluded(id));
}

test('the permissions of the site are what its functions’ calls need, and those of the command what it calls besides', () => {
  const ids = sitePermissions.map(({ id }) => id);
  expect(new Set(neededBy('functions/**/*.ts'))).toEqual(new Set(ids));
  const besides = neededBy('infra/ops/stripe-*.ts').filter((id) => !ids.includes(id));
  expect(new Set(besides)).toEqual(new Set(setupPermissions.map(({ id }) => id)));
  for (const { access, id } of [...sitePermissions, ...setupPermissions])
    expect(id).toMatch(new RegExp(`_${access.toLowerCase()}$`));
});

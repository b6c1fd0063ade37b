import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { TestSystemOptions } from '#infra/testing/system.ts';
import { dayMs } from '#shared/time/durations.ts';
import { openPaymentSystem } from './payments.ts';

/** A day and an hour, after which Stripe's late transactions have arrived. */
export const nextDaySeconds = 25 * 60 * 60;

/** Opens a payment system that can be reconciled. Open one per test file. */
export async function openReconciliation(options: TestSystemOptions = {}) {
  // Use real time, because Stripe's objects have real dates.
  const system = await openPaymentSystem({ now: '', ...options });
  const { reconcileIfDue } = await import('#functions/jobs/reconcile.ts');
  const claims = system.adminClaims();
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const request = () => system.call('POST /api/reconciliation', { claims });
  return {
    ...system,
    now,
    request,
    /** Lets time pass, at Stripe and for the job. */
    pass(seconds = nextDaySeconds) {
      aheadMs += seconds * 1000;
      system.stripe.advance(seconds);
    },
    /** Runs the job, as the stream and the schedule do. */
    run: () => reconcileIfDue(now()),
    /** Lets a day pass, and reconciles. */
    async check() {
      this.pass();
      await reconcileIfDue(now());
      return this.reconciliation();
    },
    /** The reconciled days as a manager sees them. */
    async reconciliation() {
      const days = (ms: number) => new Date(now().getTime() + ms).toISOString().slice(0, 10);
      const query = { from: days(-40 * dayMs), to: days(2 * dayMs) };
      return (await system.call('GET /api/reconciliation', { claims, query })).body;
    },
    /** Changes a record directly in the table. */
    tamper: (id: string, UpdateExpression: string, ExpressionAttributeValues?: Record<string, unknown>) =>
      system.dynamo.send(
        new UpdateCommand({
          TableName: system.tableName('Payments'),
          Key: { id },
          UpdateExpression,
          ExpressionAttributeValues,
        }),
      ),
  };
}

type Found = Awaited<ReturnType<Awaited<ReturnType<typeof openReconciliation>>['reconciliation']>>;

/** The sums of all days, in cents. */
export function totalsOf({ days }: Found) {
  const sum = (name: 'ours' | 'stripe' | 'fees' | 'difference') =>
    days.reduce((cents, day) => cents + Math.round(day[name] * 100), 0);
  return { ours: sum('ours'), stripe: sum('stripe'), fees: sum('fees'), difference: sum('difference') };
}

/** The open differences of all days. */
export function openOf({ days }: Found) {
  return days.flatMap(({ open }) => open);
}

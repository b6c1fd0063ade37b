import { expect } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { withFault } from '#infra/testing/faults/faults.ts';
import { billBody } from '#infra/testing/records/payments.ts';
import { selfPay } from '#shared/appointments/insurance-choices.ts';
import { minuteSeconds as minute } from '#shared/time/durations.ts';
import {
  type AlarmFault,
  answerAsGateway,
  book,
  inEach,
  observed,
  stripe,
  system,
} from './observed-system.ts';

const isDynamo = ({ service }: OutsideCall) => service === 'dynamodb';
const openings = () => system.call('GET /api/openings');
/** Makes one request fail with an unexpected error. */
export const failed = () => observed(() => withFault('crash-before', isDynamo, openings));

/** Starts a payment while Stripe answers every call with an error. */
export const stripeDown = () =>
  observed(async () => {
    stripe.faults.next(20, { status: 500 });
    expect((await system.begin(billBody())).status).toBe(502);
    stripe.faults.clear();
  });

const answeredByGateway = (status: number) =>
  observed(async () => answerAsGateway({ status, error: 'INTEGRATION_FAILURE' }));

/** Faults of the API and of the services that it calls, with the alarms that each sets off. */
export const siteFaults: readonly AlarmFault[] = [
  {
    alarms: ['ServerErrors'],
    what: 'requests fail for minutes',
    make: async () => inEach(5, minute, inEach(4, 1, await failed())),
  },
  {
    alarms: ['ServerErrors'],
    what: 'a function crashes before it can write a line',
    make: async () => inEach(3, minute, await answeredByGateway(500)),
  },
  {
    alarms: ['ServerErrors'],
    what: 'the gateway itself answers 502',
    make: async () => inEach(3, minute, await answeredByGateway(502)),
  },
  ...[400, 401, 403].map(
    (status): AlarmFault => ({
      alarms: ['UpstreamRefused'],
      what: `Stripe refuses what we ask for, with ${status}`,
      make: async () => {
        const refused = await observed(async () => {
          stripe.faults.next(1, { status, only: 'POST /v1/payment_intents' });
          expect((await system.begin(billBody())).status).toBe(502);
        });
        return inEach(5, minute, refused);
      },
    }),
  ),
  {
    alarms: ['MailHeld'],
    what: 'a self-pay patient has no estimate in time',
    make: async () => {
      const { sendEstimates } = await import('#functions/jobs/queue-reminders.ts');
      const { startsAt } = (await book(selfPay)).body.appointment;
      return observed(() => sendEstimates(new Date(Date.parse(startsAt) - 1)));
    },
  },
  {
    alarms: ['CanaryFailed'],
    what: 'the canary reaches no site',
    make: async () => {
      const { handler } = await import('#functions/jobs/canary.ts');
      return inEach(2, 5 * minute, await observed(handler));
    },
  },
];

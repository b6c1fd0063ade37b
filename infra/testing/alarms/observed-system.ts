import type { ScheduledEvent } from 'aws-lambda';
import { ownMetric } from '#infra/config/alarms/alarm.ts';
import { jobs, type ScheduledJobName } from '#infra/config/jobs.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { tableNames } from '#infra/config/tables.ts';
import { countedFrom, type LoggedAnswer } from '#infra/testing/alarms/access-log.ts';
import { isFiring, type Reported, reportedIn } from '#infra/testing/alarms/evaluate.ts';
import { alarmResources, everyAlarm } from '#infra/testing/alarms/resources.ts';
import { bookingBody, freshDay } from '#infra/testing/bookings.ts';
import { openPaymentSystem } from '#infra/testing/payments.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { nextClinicDay } from '#shared/clinics/clinic-days.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { daySeconds, hourSeconds as hour, minuteSeconds as minute } from '#shared/time/durations.ts';

const written = keptLog();

/** What the gateway would have logged of each request. */
let answers: LoggedAnswer[] = [];

/** Answers for a function that wrote nothing, because it crashed or ran out of time. */
export function answerAsGateway(answer: LoggedAnswer): void {
  answers.push(answer);
}

/** The statuses of all requests that the last observed work sent. */
export const statuses = (): number[] => answers.map(({ status }) => status);

type Handler = (event: unknown) => Promise<{ statusCode: number }>;

const load = async (id: RouteId) => {
  const { handler } = await routeFunctions[id].load();
  return {
    handler: async (event: unknown) => {
      const answer = await (handler as unknown as Handler)(event);
      answers.push({ status: answer.statusCode });
      return answer;
    },
  };
};

/** The whole system, on a Monday morning while the clinics are open. */
export const system = await openPaymentSystem({ load, limits: { LIMIT_MAILS_OF_RECIPIENT: 2 } });
/** Its Stripe simulator. */
export const { stripe } = system;

/** Its clock. */
export const { now } = await import('#functions/platform/clock.ts');

const resources = { ...alarmResources, metricNamespace: 'Clinic-local' };

/** The alarms. */
export const table = everyAlarm(resources);

/** The instant of the evaluation: every period ends here. */
const end = 10 * daySeconds;

/** Runs some work. Returns what its functions wrote and the gateway counted, as if in the last minute. */
export async function observed(work: () => Promise<unknown>): Promise<Reported[]> {
  const before = written.length;
  answers = [];
  await work();
  const seconds = end - minute / 2;
  return [
    ...reportedIn(written.slice(before), seconds),
    ...answers.flatMap((answer) => countedFrom(answer, resources.metricNamespace, seconds)),
  ];
}

/** The same, as if reported this many seconds earlier. */
function earlier(reported: readonly Reported[], bySeconds: number): Reported[] {
  return reported.map((one) => ({ ...one, seconds: one.seconds - bySeconds }));
}

/** The same in each of the last periods. */
export function inEach(periods: number, seconds: number, reported: readonly Reported[]): Reported[] {
  return Array.from({ length: periods }, (_, back) => earlier(reported, back * seconds)).flat();
}

/** An instant of the system's clock, this many hours from now. */
export const inHours = (hours: number): Date => new Date(now().getTime() + hours * hour * 1000);

/** Does something this many times, one after the other. */
export async function inTurn(times: number, act: (count: number) => Promise<unknown>): Promise<void> {
  for (let count = 0; count < times; count++) await act(count);
}

/** A fault that alarms have to tell of. */
export interface AlarmFault {
  /** The ids of the alarms that go off, and of no other. */
  alarms: readonly string[];
  what: string;
  /** Makes it. Returns what is reported to CloudWatch meanwhile. */
  make: () => Promise<Reported[]>;
}

/** What a schedule hands to its job, none of which a job reads. */
const tick = {} as ScheduledEvent;
/** What each schedule runs. */
export const schedules: Record<Exclude<ScheduledJobName, 'canary'>, () => Promise<unknown>> = {
  'send-mail': async () => {
    const context = { getRemainingTimeInMillis: () => 10 * minute * 1000 };
    return (await import('#functions/jobs/send-mail.ts')).handler(tick, context);
  },
  'queue-reminders': async () => (await import('#functions/jobs/queue-reminders.ts')).handler(),
  'settle-payments': async () => (await import('#functions/jobs/settle-payments.ts')).handler(),
  reconcile: async () => (await import('#functions/jobs/reconcile.ts')).handler(tick),
};

/** Books a visit on a day of its own. */
export const book = (changes: Record<string, unknown> = {}) =>
  system.call('POST /api/appointments', { body: bookingBody({ date: freshDay(), ...changes }) });

/** Long enough for every alarm on silence but that of the backups. */
const openingHours = 8 * hour;

/** What a job reports on such a day, as often as its schedule runs it. */
async function daily(job: keyof typeof schedules): Promise<Reported[]> {
  const seconds = jobs[job].everyMinutes * minute;
  return inEach(openingHours / seconds, seconds, await observed(schedules[job]));
}

/** The same of the reminders of a stage without patients, such as trial. */
export const remindingNoOne = await daily('queue-reminders');
await book({ date: nextClinicDay(clinicDateAt(now())) });

/** What each part of a healthy day reports. */
const healthy = new Map<string, Reported[]>();
for (const job of Object.keys(schedules) as (keyof typeof schedules)[]) healthy.set(job, await daily(job));
healthy.set('bookings', inEach(openingHours / hour, hour, await observed(() => book())));
healthy.set(
  'canary',
  inEach(openingHours / (5 * minute), 5 * minute, [
    {
      namespace: resources.metricNamespace,
      name: ownMetric(resources, 'CanaryFailed').name,
      dimensions: {},
      value: 0,
      seconds: end - minute / 2,
    },
  ]),
);

const backups = table.find(({ id }) => id === 'BackupMissing')?.metrics.completed;
if (!backups) throw new TypeError('no metric of backups');
healthy.set('backups', [{ ...backups, value: tableNames.length, seconds: end - 20 * hour }]);

/** The alarms that go off when this is reported during a healthy day, or during one that lacks some parts. */
export function firedBy(reported: readonly Reported[], ...without: string[]): string[] {
  const usual = [...healthy].filter(([part]) => !without.includes(part)).flatMap(([, values]) => values);
  const all = [...usual, ...reported];
  return table.filter((alarm) => isFiring(alarm, all, end)).map(({ id }) => id);
}

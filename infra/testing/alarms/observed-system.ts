import type { ScheduledEvent } from 'aws-lambda';
import { ownMetric } from '#infra/config/alarms/alarm.ts';
import { jobs, type ScheduledJobName } from '#infra/config/jobs.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { tableNames } from '#infra/config/tables.ts';
import { countedFrom, type LoggedAnswer } from '#infra/testing/alarms/access-log.ts';
import { isFiring, type Reported, reportedIn } from '#infra/testing/alarms/evaluate.ts';
import { alarmResources, everyAlarm } from '#infra/testing/alarms/resources.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import { nextClinicDay } from '#shared/clinics/clinic-days.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { daySeconds, hourSeconds as hour, minuteSeconds as minute } from '#shared/time/durations.ts';

const written = keptLog();

/** What the gateway would have logged about each request during the last call of `observed`. */
let answers: LoggedAnswer[] = [];

/** Adds the gateway's answer for a function that crashed or timed out before it logged anything. */
export function answerAsGateway(answer: LoggedAnswer): void {
  answers.push(answer);
}

/** The HTTP statuses of all requests during the last call of `observed`. */
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
export const { stripe } = system;

export const { now } = await import('#functions/platform/clock.ts');

const resources = { ...alarmResources, metricNamespace: 'Clinic-local' };

export const table = everyAlarm(resources);

/** The instant of the evaluation, when every period ends. */
const end = 10 * daySeconds;

/** Runs some work. Returns the metrics of its functions and of the gateway, as if from the last minute. */
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

/** The same values, as if reported this many seconds earlier. */
function earlier(reported: readonly Reported[], bySeconds: number): Reported[] {
  return reported.map((one) => ({ ...one, seconds: one.seconds - bySeconds }));
}

/** Repeats the reported values in each of the latest `periods` periods, each of which has a length of `seconds`. */
export function inEach(periods: number, seconds: number, reported: readonly Reported[]): Reported[] {
  return Array.from({ length: periods }, (_, back) => earlier(reported, back * seconds)).flat();
}

/** An instant of the system's clock, this many hours from now. */
export const inHours = (hours: number): Date => new Date(now().getTime() + hours * hour * 1000);

/** Does something this many times, one after the other. */
export async function inTurn(times: number, act: (count: number) => Promise<unknown>): Promise<void> {
  for (let count = 0; count < times; count++) await act(count);
}

/** A fault that must set off alarms. */
export interface AlarmFault {
  /** The ids of the alarms that go off; no other alarm may. */
  alarms: readonly string[];
  what: string;
  /** Causes the fault. Returns the metrics reported meanwhile. */
  make: () => Promise<Reported[]>;
}

/** A schedule's event, which no job reads. */
const tick = {} as ScheduledEvent;
/** The job that each schedule runs. */
export const schedules: Record<Exclude<ScheduledJobName, 'canary'>, () => Promise<unknown>> = {
  'send-mail': async () => {
    const context = { getRemainingTimeInMillis: () => 10 * minute * 1000 };
    return (await import('#functions/jobs/send-mail.ts')).handler(tick, context);
  },
  'queue-reminders': async () => (await import('#functions/jobs/queue-reminders.ts')).handler(),
  'settle-payments': async () => (await import('#functions/jobs/settle-payments.ts')).handler(),
  reconcile: async () => (await import('#functions/jobs/reconcile.ts')).handler(tick),
};

/** Books a visit on a day without other visits. */
export const book = (changes: Record<string, unknown> = {}) =>
  system.call('POST /api/appointments', { body: bookingBody({ date: freshDay(), ...changes }) });

/** Longer than missing values take to set off any alarm, except the backups' alarm. */
const openingHours = 8 * hour;

/** A job's metrics over the opening hours, at the interval of its schedule. */
async function daily(job: keyof typeof schedules): Promise<Reported[]> {
  const seconds = jobs[job].everyMinutes * minute;
  return inEach(openingHours / seconds, seconds, await observed(schedules[job]));
}

/** The metrics of the reminders' job over the opening hours of a stage without patients, such as trial. */
export const remindingNoOne = await daily('queue-reminders');
await book({ date: nextClinicDay(clinicDateAt(now())) });

/** The metrics of a healthy day, by part. */
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

/**
 * The alarms that go off when these values are reported during a healthy day.
 * @param without the parts of `healthy` that the day lacks
 */
export function firedBy(reported: readonly Reported[], ...without: string[]): string[] {
  const usual = [...healthy].filter(([part]) => !without.includes(part)).flatMap(([, values]) => values);
  const all = [...usual, ...reported];
  return table.filter((alarm) => isFiring(alarm, all, end)).map(({ id }) => id);
}

import { secretsOf } from '#infra/config/environment.ts';
import type { Grants } from '#infra/config/grant-terms.ts';
import { type JobName, jobs } from '#infra/config/jobs.ts';
import { memoryClassOf, memoryMb } from '#infra/config/memory.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time/durations.ts';
import { accessLogBytes, lambdaLogBytes, lineOverheadBytes } from './aws-log-lines.ts';
import type { MeasuredDay } from './measured-day.ts';
import {
  clinicsAt,
  coldStartMs,
  dashboardHours,
  dashboardRefreshSeconds,
  daysInMonth,
  firstVisitShare,
  jobMs,
  keptWarmMinutes,
  mix,
  type Operation,
  readsEveryClinic,
  routeMs,
} from './mix.ts';
import { type FunctionName, type FunctionUse, noUsage, plus, type Usage } from './usage.ts';
import type { Views } from './views.ts';

/** What a month uses, of all that is billed by use. */
export interface Month {
  bookings: number;
  clinics: number;
  apiRequests: number;
  siteRequests: number;
  gigabytesServed: number;
  runs: number;
  gigabyteSeconds: number;
  writeUnits: number;
  readUnits: number;
  /** After a year, without indexes, and in indexes. */
  gigabytesStored: number;
  gigabytesInIndexes: number;
  mails: number;
  gigabytesMailed: number;
  gigabytesLogged: number;
  /** Metrics that are written all the time count as one, others by the share of the hours in which they are. */
  metrics: number;
  traces: number;
  keyRequests: number;
  secretReads: number;
}

/** Headers of an API's answer, in bytes, as HTTP/2 sends them. Assumed. */
const headerBytes = 500;
/** Today's clinics, for which the day was measured. */
const measuredClinics = clinicsAt(0);
const gigabyte = 1e9;
const secondMs = 1000;

const isJob = (name: FunctionName): name is JobName => name in jobs;

const grantsOf = (name: FunctionName): Grants => (isJob(name) ? jobs[name] : routeFunctions[name]);

/** How many windows of a day see at least one of some events that fall on it by chance. */
function windowsWith(eventsADay: number, windowMs: number): number {
  const windows = dayMs / windowMs;
  return windows * (1 - Math.exp(-eventsADay / windows));
}

/** Lambda traces the first run of each second, and 5% of the others. */
function tracesOf(runs: number): number {
  const first = windowsWith(runs, secondMs);
  return first + 0.05 * (runs - first);
}

function gigabyteSecondsOf(name: FunctionName, { runs }: FunctionUse): number {
  const memory = memoryClassOf(grantsOf(name));
  const ms = (isJob(name) && jobMs[name]) || routeMs[memory];
  // A cold start happens when nothing has run for as long as Lambda keeps a function warm.
  const starts = runs * Math.exp((-runs * keptWarmMinutes * minuteMs) / dayMs);
  return ((memoryMb[memory] / 1024) * (runs * ms + starts * coldStartMs[memory])) / 1000;
}

function withMoreReads(usage: Usage, factor: number): Usage {
  return { ...usage, readUnits: usage.readUnits * factor, replyBytes: usage.replyBytes * factor };
}

/** What a day with a number of bookings uses. */
function dayOf({ operations, emptyDay, dashboardRefresh }: MeasuredDay, bookings: number): Usage {
  const clinics = clinicsAt(bookings) / measuredClinics;
  const refreshes = clinicsAt(bookings) * ((dashboardHours * 3600) / dashboardRefreshSeconds);
  let day = plus(withMoreReads(emptyDay, clinics), dashboardRefresh, refreshes);
  for (const [operation, times] of Object.entries(mix) as [Operation, number][]) {
    const factor = readsEveryClinic.includes(operation) ? clinics : 1;
    day = plus(day, withMoreReads(operations[operation] ?? noUsage, factor), times * bookings);
  }
  return day;
}

/** A metric with a dimension has as many values as there are clinics. */
function metricsOf(day: Usage, clinics: number): number {
  return [...day.metrics].reduce((sum, [name, count]) => {
    const copies = name.includes(' ') ? clinics / measuredClinics : 1;
    return sum + (copies * windowsWith(count, hourMs)) / 24;
  }, 0);
}

function sumOf(day: Usage, amount: (name: FunctionName, use: FunctionUse) => number): number {
  return [...day.functions].reduce((sum, [name, use]) => sum + amount(name, use), 0);
}

/** Every month has 30 days, all alike. */
export function monthOf(measured: MeasuredDay, views: Views, bookings: number, accessLog: string): Month {
  const day = dayOf(measured, bookings);
  const clinics = clinicsAt(bookings);
  const apiRequests = sumOf(day, (name, { runs }) => (isJob(name) ? 0 : runs));
  const visits = bookings * mix['a visit to the site'];
  const share = (of: keyof Views['first']) =>
    visits * (firstVisitShare * views.first[of] + (1 - firstVisitShare) * views.later[of]);
  const logBytes = sumOf(day, (name, { runs, logBytes, logLines }) => {
    const ofClinics = name === 'queue-reminders' ? clinics / measuredClinics : 1;
    return ofClinics * (logBytes + logLines * lineOverheadBytes) + runs * lambdaLogBytes;
  });
  // A function reads its secrets again after five minutes. Assumed: its role requests a table's key from KMS as often.
  const keyWindows = (runs: number) => windowsWith(runs, 5 * minuteMs);
  const secretReads = sumOf(day, (name, { runs }) => {
    return secretsOf(grantsOf(name)).length * keyWindows(runs);
  });
  const tableKeys = sumOf(day, (_, { runs, tables }) => tables.size * keyWindows(runs));
  const month = (aDay: number) => aDay * daysInMonth;
  return {
    bookings: month(bookings),
    clinics,
    apiRequests: month(apiRequests),
    siteRequests: month(share('requests')),
    gigabytesServed: month(share('bytes') + day.replyBytes + apiRequests * headerBytes) / gigabyte,
    runs: month(sumOf(day, (_, { runs }) => runs)),
    gigabyteSeconds: month(sumOf(day, gigabyteSecondsOf)),
    writeUnits: month(day.writeUnits),
    readUnits: month(day.readUnits),
    gigabytesStored: Math.max(0, day.byteDays) / gigabyte,
    gigabytesInIndexes: Math.max(0, day.indexByteDays) / gigabyte,
    mails: month(day.mails),
    gigabytesMailed: month(day.mailBytes) / gigabyte,
    gigabytesLogged: month(logBytes + apiRequests * accessLogBytes(accessLog)) / gigabyte,
    metrics: metricsOf(day, clinics),
    traces: month(sumOf(day, (_, { runs }) => tracesOf(runs))),
    keyRequests: month(tableKeys + secretReads),
    secretReads: month(secretReads),
  };
}

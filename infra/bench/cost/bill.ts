import { prices } from '#infra/bench/common/prices.ts';
import type { FixedResources } from './fixed-resources.ts';
import { adminsPerClinic } from './mix.ts';
import type { Month } from './month.ts';

/** A line of the bill. */
export interface Item {
  what: string;
  /** US dollars a month. */
  cost: number;
  /** Whether it's the same at any size. */
  isFixed?: true;
}

/** CloudWatch stores logs compressed, to this share of their size in AWS's own examples. */
const keptShareOfLogs = 0.15;
const millions = (count: number) => count / 1e6;

function watching(month: Month, fixed: FixedResources): Item[] {
  const { gigabytesLogged, metrics, traces } = month;
  const kept = gigabytesLogged * keptShareOfLogs * prices.gigabyteOfLogsKept;
  return [
    { what: 'alarms', cost: fixed.alarmMetrics * prices.alarmMetric, isFixed: true },
    { what: 'dashboards', cost: fixed.dashboards * prices.dashboard, isFixed: true },
    { what: 'metrics of our own', cost: metrics * prices.metric },
    { what: 'logs', cost: gigabytesLogged * prices.gigabyteLogged + kept },
    { what: 'traces', cost: millions(traces) * prices.millionTraces },
  ];
}

function edge(month: Month, fixed: FixedResources): Item[] {
  const requests = month.apiRequests + month.siteRequests;
  // Two functions see a request for a file, one sees a request to the API.
  const edgeRuns = month.apiRequests + 2 * month.siteRequests;
  const requestCost = millions(requests) * prices.millionCloudFrontRequests;
  return [
    {
      what: 'firewall, with its rules',
      cost: prices.webAcl + fixed.firewallRules * prices.firewallRule,
      isFixed: true,
    },
    { what: 'firewall, requests', cost: millions(requests) * prices.millionInspectedRequests },
    { what: 'CloudFront, requests', cost: requestCost + millions(edgeRuns) * prices.millionEdgeFunctionRuns },
    { what: 'CloudFront, data', cost: month.gigabytesServed * prices.gigabyteFromCloudFront },
  ];
}

function functions(month: Month): Item[] {
  return [
    { what: 'API Gateway', cost: millions(month.apiRequests) * prices.millionHttpApiRequests },
    {
      what: 'Lambda',
      cost:
        millions(month.runs) * prices.millionLambdaRequests +
        month.gigabyteSeconds * prices.lambdaGigabyteSecond,
    },
  ];
}

function data(month: Month, fixed: FixedResources): Item[] {
  const { gigabytesStored } = month;
  return [
    { what: 'DynamoDB, writes', cost: millions(month.writeUnits) * prices.millionWriteUnits },
    { what: 'DynamoDB, reads', cost: millions(month.readUnits) * prices.millionReadUnits },
    {
      what: 'DynamoDB, storage after a year',
      cost: (gigabytesStored + month.gigabytesInIndexes) * prices.gigabyteStored,
    },
    { what: 'point-in-time recovery after a year', cost: gigabytesStored * prices.gigabyteRecoverable },
    {
      // Each copy is complete, however little has changed since the last one.
      what: 'nightly backups after a year',
      cost: gigabytesStored * fixed.backupsKept * prices.gigabyteBackedUp,
    },
  ];
}

function others(month: Month, fixed: FixedResources): Item[] {
  const attachments = month.gigabytesMailed * prices.gigabyteOfAttachments;
  return [
    { what: 'emails', cost: millions(month.mails) * prices.millionMails + attachments },
    {
      what: 'key, secrets, DNS zone',
      cost: fixed.keys * prices.key + fixed.secrets * prices.secret + prices.hostedZone,
      isFixed: true,
    },
    {
      what: 'requests for keys and secrets',
      cost:
        millions(month.keyRequests) * prices.millionKeyRequests +
        millions(month.secretReads) * prices.millionSecretReads,
    },
    { what: 'managers’ sign-in', cost: month.clinics * adminsPerClinic * prices.activeAdmin },
  ];
}

/** What a month costs, by item. */
export function billOf(month: Month, fixed: FixedResources): Item[] {
  return [
    ...watching(month, fixed),
    ...edge(month, fixed),
    ...functions(month),
    ...data(month, fixed),
    ...others(month, fixed),
  ];
}

/** The sum of some items, in US dollars. */
export function totalOf(items: readonly Item[]): number {
  return items.reduce((sum, { cost }) => sum + cost, 0);
}

import { lambdaCompute, prices } from '#infra/bench/common/prices.ts';
import { millionCost } from '#infra/bench/common/spend.ts';

const million = 1_000_000;

// A warm call of 30 ms in 1 GB (`database` in infra/config/memory.ts).
const callMs = 30;
const callGigabytes = 1;

/** What the cloud charges for. */
export interface Usage {
  /** Through CloudFront and the HTTP API to a function. */
  requests: number;
  jobRuns: number;
  mails: number;
  writeUnits: number;
  readUnits: number;
}

/** The cost of some usage, in US dollars. */
export function dollarsOf({ requests, jobRuns, mails, ...units }: Usage): number {
  const aRequest = prices.millionCloudFrontRequests + prices.millionHttpApiRequests;
  const aRun = prices.millionLambdaRequests + lambdaCompute(callGigabytes, callMs);
  const millions = requests * aRequest + (requests + jobRuns) * aRun + mails * prices.millionMails;
  return (millions + millionCost(units)) / million;
}

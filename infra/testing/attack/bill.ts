/** US dollars a million, of the price lists of 2026-11. A warm call of 30 ms in 1 GB costs $0.40. */
const millionPrices = {
  /** Through CloudFront and the HTTP API to a function. */
  requests: 1 + 1 + 0.2 + 0.4,
  jobRuns: 0.2 + 0.4,
  mails: 100,
  writeUnits: 0.625,
  readUnits: 0.125,
};

/** What the cloud charges for. */
export type Usage = Record<keyof typeof millionPrices, number>;

/** The cost of some usage, in US dollars. */
export function dollarsOf(usage: Usage): number {
  const names = Object.keys(millionPrices) as (keyof Usage)[];
  return names.reduce((sum, name) => sum + (usage[name] * millionPrices[name]) / 1e6, 0);
}

/** The values of one period by metric; undefined where nothing was reported. */
export type PeriodValues = Readonly<Record<string, number | undefined>>;

/** The value of a product. Undefined if none of its metrics has one: a number in it gives no missing period a value. */
function productOf(term: string, values: PeriodValues): number | undefined {
  const factors = term.split(' * ');
  const names = factors.filter((factor) => !/^\d+$/.test(factor));
  const unknown = names.filter((name) => !Object.hasOwn(values, name));
  if (names.length === 0 || unknown.length > 0) throw new SyntaxError(`unknown term ${term}`);
  if (names.every((name) => values[name] === undefined)) return undefined;
  const numberOf = (factor: string) => (names.includes(factor) ? (values[factor] ?? 0) : Number(factor));
  return factors.reduce((product, factor) => product * numberOf(factor), 1);
}

/**
 * What metric math makes of one period, by the rules for missing values of
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/using-metric-math.html: in arithmetic, a missing value
 * counts as 0 if another one is there. Knows the sums, differences and products of our alarms, and throws at anything
 * else: also at FILL, of which AWS doesn't say what it makes of a metric that was never reported.
 */
export function metricMath(expression: string, values: PeriodValues): number | undefined {
  const terms = `+ ${expression}`.split(/ (?=[+-] )/).map((term) => {
    const value = productOf(term.slice(2), values);
    return term.startsWith('-') && value !== undefined ? -value : value;
  });
  const reported = terms.filter((value) => value !== undefined);
  return reported.length === 0 ? undefined : reported.reduce((sum, value) => sum + value, 0);
}

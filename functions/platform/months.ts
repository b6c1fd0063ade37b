/** The month (`YYYY-MM`) after or before this one. */
export function addMonth(month: string, by: 1 | -1): string {
  // Parse the month, because Date.UTC would take the year 99 for 1999, and reading that far back would never end.
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + by);
  // Stop at the year 9999: months are compared as text, which sorts later years wrong.
  return first.getUTCFullYear() > 9999 ? month : first.toISOString().slice(0, 7);
}

/** The periods from the first to the last, by default months. Ends early if `step` returns the same period. */
export function periodsBetween(
  first: string,
  last: string,
  step: (period: string, by: 1) => string = addMonth,
): string[] {
  const periods: string[] = [];
  for (let period = first; period <= last; period = step(period, 1)) {
    if (periods.at(-1) === period) break;
    periods.push(period);
  }
  return periods;
}

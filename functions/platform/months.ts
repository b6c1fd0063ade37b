/** The month, `YYYY-MM`, after this one or before it. */
export function addMonth(month: string, by: 1 | -1): string {
  // Not by Date.UTC, to which the year 99 is 1999: a walk that far back would never end.
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + by);
  // Months are compared as text, which goes by time up to the year 9999: 'until then' is as far as anybody asks.
  return first.getUTCFullYear() > 9999 ? month : first.toISOString().slice(0, 7);
}

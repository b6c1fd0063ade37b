const daySeconds = 24 * 60 * 60;

/** The start of a time's day in UTC, in Unix seconds. */
function startOfDay(seconds: number): number {
  return seconds - (seconds % daySeconds);
}

export function isBusinessDay(seconds: number): boolean {
  const day = new Date(seconds * 1000).getUTCDay();
  return day !== 0 && day !== 6;
}

/** The start of the day that comes this many business days later. Holidays count as business days. */
export function businessDaysAfter(seconds: number, count: number): number {
  let day = startOfDay(seconds);
  for (let left = count; left > 0; ) {
    day += daySeconds;
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** The start of the next day in UTC. */
export function startOfTomorrow(seconds: number): number {
  return startOfDay(seconds) + daySeconds;
}

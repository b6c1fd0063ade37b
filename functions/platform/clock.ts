const startedAt = Date.now();

function domainStart(): number {
  const text = process.env.LOCAL_NOW;
  if (!text) return startedAt;
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new RangeError(`LOCAL_NOW is not an instant: ${text}`);
  return instant;
}

const shiftMs = domainStart() - startedAt;

/**
 * Domain time: what visits, slots and bookings are measured against. `LOCAL_NOW` moves it.
 * Tokens and signatures use real time (`Date.now()`), since they are checked against the world's clock.
 */
export function now(): Date {
  return new Date(Date.now() + shiftMs);
}

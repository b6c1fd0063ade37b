function domainShiftMs(): number {
  const text = process.env.LOCAL_NOW;
  if (!text) return 0;
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new RangeError(`LOCAL_NOW is not an instant: ${text}`);
  // Measure the shift from the start of the process, so that bundles loaded at different times agree on it.
  return instant - Math.round(performance.timeOrigin);
}

const shiftMs = domainShiftMs();

/**
 * Domain time, which slots and appointments are compared with. `LOCAL_NOW` shifts it. Tokens and signatures use real
 * time (`Date.now()`), since other systems check them by their own clocks.
 */
export function now(): Date {
  return new Date(Date.now() + shiftMs);
}

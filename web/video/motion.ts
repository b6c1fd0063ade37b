/** Position in the loop, from 0 to 1. At both ends everything is at rest, so that the loop has no seam. */
export type Phase = number;

export const fullTurn = 2 * Math.PI;

/** Swings around the resting position 0, `cycles` times per loop. */
export function swing(phase: Phase, cycles: number, offset = 0): number {
  return Math.sin(fullTurn * cycles * phase + offset) - Math.sin(offset);
}

/** Falls from 1 to `low` and back, `cycles` times per loop. */
export function dip(phase: Phase, cycles: number, low: number): number {
  return 1 - (1 - low) * Math.sin(Math.PI * cycles * phase) ** 2;
}

/** Strength of the wind at `x`, 0 to 1: one gust crosses the valley from the left per loop. */
export function breeze(phase: Phase, x: number): number {
  const halfWidth = 0.28;
  const distance = (phase - (0.3 + (0.4 * x) / 1600)) / halfWidth;
  if (Math.abs(distance) >= 1) return 0;
  const strength = Math.cos((Math.PI / 2) * distance) ** 2;
  return strength * (0.75 + 0.25 * Math.sin(fullTurn * 6 * phase + x / 60));
}

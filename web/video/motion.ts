/** What moves is a function of the loop's phase, 0 to 1; at 0, and so at 1, everything is at rest. */
export type Phase = number;

export const turn = 2 * Math.PI;

/** Swings around the resting place, `cycles` times per loop. */
export function swing(phase: Phase, cycles: number, offset = 0): number {
  return Math.sin(turn * cycles * phase + offset) - Math.sin(offset);
}

/** From 1 at rest down to `low` and back, `cycles` times per loop. */
export function dip(phase: Phase, cycles: number, low: number): number {
  return 1 - (1 - low) * Math.sin(Math.PI * cycles * phase) ** 2;
}

/** How far the wind bends what stands at `x`, 0 to 1: one gust crosses the valley per loop, from the left. */
export function breeze(phase: Phase, x: number): number {
  const halfWidth = 0.28;
  const distance = (phase - (0.3 + (0.4 * x) / 1600)) / halfWidth;
  if (Math.abs(distance) >= 1) return 0;
  const strength = Math.cos((Math.PI / 2) * distance) ** 2;
  return strength * (0.75 + 0.25 * Math.sin(turn * 6 * phase + x / 60));
}

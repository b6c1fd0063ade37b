import type { CheckedSite } from '#functions/site-checks/ask.ts';
import { CheckFailure } from '#functions/site-checks/check-failure.ts';
import { ensureCanceled } from '#functions/site-checks/made-up-visit.ts';
import { siteChecks } from '#functions/site-checks/site-checks.ts';
import { answerWithinMs } from '#functions/site-checks/time-limits.ts';
import { checkSecurityHeaders } from './header-step.ts';
import {
  checkClosedDashboard,
  checkConfiguration,
  checkHealth,
  checkRefusedPayments,
  checkServices,
  checkUnknownAddresses,
} from './site-steps.ts';
import { book, cancel, checkReleased, chooseTimes, find, move, type VisitProgress } from './visit-steps.ts';

/** Why the smoke test stopped, and what became of its visit. Its message is all that is printed. */
export class SmokeFailure extends Error {}

/** The reason of an abort that a person asked for. */
export class Interrupted extends Error {}

interface SmokeOptions {
  /** The site's address without a path. */
  origin: string;
  /** Gets a line for each step. */
  say: (line: string) => void;
  /** Stops the smoke test when it aborts with `Interrupted`. What is booked is canceled first. */
  signal?: AbortSignal;
  /** How long an answer may take, in milliseconds. Default: as long as for the canary. */
  timeoutMs?: number;
}

interface Step {
  name: string;
  run: (site: CheckedSite, progress: VisitProgress) => Promise<string>;
}

/** Steps that change nothing come first. */
const steps: readonly Step[] = [
  ...siteChecks,
  { name: 'security-headers', run: checkSecurityHeaders },
  { name: 'configuration', run: checkConfiguration },
  { name: 'health', run: checkHealth },
  { name: 'services', run: checkServices },
  { name: 'unknown-addresses', run: checkUnknownAddresses },
  { name: 'closed-dashboard', run: checkClosedDashboard },
  { name: 'refused-payments', run: checkRefusedPayments },
  { name: 'choose-times', run: chooseTimes },
  { name: 'book', run: book },
  { name: 'find', run: find },
  { name: 'move', run: move },
  { name: 'cancel', run: cancel },
  { name: 'released', run: checkReleased },
];

const nameWidth = Math.max(...steps.map(({ name }) => name.length));

/**
 * Tests a running site from outside: all that the canary checks and more, then a made-up visit from booking to
 * cancellation. Throws a SmokeFailure at the first step that fails, after it has canceled a visit that is booked by then.
 */
export async function smoke({
  origin,
  say,
  signal,
  timeoutMs = answerWithinMs,
}: SmokeOptions): Promise<void> {
  const site: CheckedSite = { origin, userAgent: 'ClinicSmokeTest/1.0', timeoutMs, signal };
  const progress: VisitProgress = { isBooked: false };
  for (const { name, run } of steps) {
    const startedAt = performance.now();
    try {
      const seen = await run(site, progress);
      const took = `${Math.round(performance.now() - startedAt)} ms`;
      say(`ok  ${name.padEnd(nameWidth)} ${took.padStart(8)}  ${seen}`);
    } catch (error) {
      const { visit, isBooked } = progress;
      const ending =
        visit && isBooked ? ` ${await ensureCanceled({ ...site, signal: undefined }, visit)}` : '';
      if (error instanceof Interrupted) throw new SmokeFailure(`Interrupted in ${name}.${ending}`);
      if (error instanceof CheckFailure) throw new SmokeFailure(`${name}: ${error.message}${ending}`);
      throw new Error(`${name} failed unexpectedly.${ending}`, { cause: error });
    }
  }
}

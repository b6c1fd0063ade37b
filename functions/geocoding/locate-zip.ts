import { describeError, log } from '#functions/platform/log.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import type { Place } from '#shared/clinics/geocode-routes.ts';
import { askGeocoder } from './geocoder.ts';
import { endTurn, findAnswer, type KnownAnswer, keepAnswer, takeTurn } from './store.ts';

/** How the open geocoder is asked. */
export interface Pace {
  /** Between an answer and the next question. */
  restMs: number;
  /** How long a visitor waits for a turn, and then for the answer. */
  patienceMs: number;
  answerMs: number;
}

// The geocoder allows one request a second. Two questions and the waits for them fit into the function's 10 s.
const usualPace: Pace = { restMs: 1_000, patienceMs: 3_000, answerMs: 2_500 };

/** A question that failed is put once more. */
const questions = 2;

const shortestPauseMs = 100;
const longestPauseMs = 400;

/** Waits for somebody else's turn to end, each a different while. Answers how long. */
async function pause(): Promise<number> {
  const ms = shortestPauseMs + Math.random() * (longestPauseMs - shortestPauseMs);
  await new Promise((resolve) => setTimeout(resolve, ms));
  return ms;
}

/** The geocoder's answer, or undefined when it failed. */
async function ask(zip: string, answerMs: number): Promise<KnownAnswer | undefined> {
  try {
    return { place: await askGeocoder(zip, answerMs) };
  } catch (error) {
    log('warn', 'geocoder failed', describeError(error));
    return undefined;
  }
}

function noAnswer(): Problem {
  const detail = `We cannot look up this ZIP code right now. Please choose a clinic from the list, or call us at ${brand.phone}.`;
  return new Problem('upstream', detail);
}

function noTurn(): Problem {
  const detail = `Many people are looking up ZIP codes right now. Please try again in a moment, or call us at ${brand.phone}.`;
  return new Problem('too-many', detail, { retryAfterSeconds: 3 });
}

/**
 * Where a ZIP code is, as the open geocoder knows it or told somebody before; undefined when it knows none.
 * Throws the Problem of a geocoder that fails, or of too many who wait for it.
 */
export async function locateZip(zip: string, pace = usualPace): Promise<Place | undefined> {
  const { restMs, patienceMs, answerMs } = pace;
  let failures = 0;
  for (let waitedMs = 0; waitedMs <= patienceMs; waitedMs += await pause()) {
    // Again after every wait: whoever had the turn may have asked the same.
    const known = await findAnswer(zip);
    if (known) return known.place;
    const turn = await takeTurn(answerMs + restMs);
    if (turn === undefined) continue;
    const answer = await ask(zip, answerMs);
    await Promise.all([endTurn(turn, restMs), answer && keepAnswer(zip, answer)]);
    if (answer) return answer.place;
    failures += 1;
    if (failures === questions) break;
  }
  throw failures > 0 ? noAnswer() : noTurn();
}

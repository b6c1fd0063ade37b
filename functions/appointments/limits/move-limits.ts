import { countForClient } from '#functions/platform/dynamo/client-limits.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { movesOfClient } from './daily-moves.ts';
import { movedOftenToday, tooManyChanges, tooManyFromHere } from './problems.ts';
import { type AppointmentDay, visitDayStep } from './visit-day.ts';

const movesOfBooking = envNumber('LIMIT_MOVES_OF_BOOKING');

/** How often an appointment was rescheduled on a day (`YYYY-MM-DD`, UTC). */
export interface MovesOfDay {
  day: string;
  count: number;
}

/** Today's moves of an appointment, with one more. Throws `too-many` at the limit. */
export function oneMoreMove(moves: MovesOfDay | undefined): MovesOfDay {
  const day = new Date().toISOString().slice(0, 10);
  const count = moves?.day === day ? moves.count : 0;
  if (count >= movesOfBooking) throw movedOftenToday();
  return { day, count: count + 1 };
}

/** The steps that count a move for its client. */
export function moveLimitSteps(next: AppointmentDay, client: Client): TransactSteps<'client' | 'visitDay'> {
  return { client: countForClient(client, movesOfClient), visitDay: visitDayStep(client, next) };
}

/** Throws the Problem of a move that these steps refused. */
export function refuseMove(failed: readonly string[]): void {
  if (failed.includes('visitDay')) throw tooManyFromHere();
  if (failed.includes('client')) throw tooManyChanges();
}

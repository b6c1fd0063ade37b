import { currentLookup, endLookup } from '#web/domain/lookup/lookup-session.ts';
import { isBookingGone } from '#web/domain/own-bookings/appointment-query.ts';
import { findMyAppointment } from '#web/domain/own-bookings/own-bookings.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

/** What proves a visit here, the best first: the token this browser keeps of it, and that of a mailed code. */
function proofsOf(confirmationNumber: string): string[] {
  const proofs = [findMyAppointment(confirmationNumber)?.manageToken, currentLookup()?.token];
  return proofs.filter((token) => token !== undefined);
}

/** A code's token that is refused opens nothing any more. */
function endLookupIfRefused(token: string, error: unknown): void {
  const isRefused = error instanceof ApiProblem && error.status === 401;
  if (isRefused && token === currentLookup()?.token) endLookup('over');
}

/**
 * Asks with each proof of the visit until one is taken: a kept token may have expired while a mailed code still opens
 * the visit. A refusal changes nothing, so asking again is safe for changes too.
 */
export async function withProof<Reply>(
  confirmationNumber: string,
  request: (token: string) => Promise<Reply>,
): Promise<Reply> {
  const [first = '', ...others] = proofsOf(confirmationNumber);
  try {
    return await request(first);
  } catch (error) {
    endLookupIfRefused(first, error);
    const next = others[0];
    if (next === undefined || !(error instanceof Error) || !isBookingGone(error)) throw error;
    return await request(next).catch((refusal: unknown) => {
      endLookupIfRefused(next, refusal);
      throw refusal;
    });
  }
}

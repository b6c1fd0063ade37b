import { currentLookup, endLookup } from '#web/domain/lookup/lookup-session.ts';
import { isAppointmentGone } from '#web/domain/own-bookings/appointment-query.ts';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

/** The tokens for an appointment, in the order to try: this browser's manage token, then the lookup token. */
function patientTokens(confirmationNumber: string): string[] {
  const proofs = [findOwnBooking(confirmationNumber)?.manageToken, currentLookup()?.token];
  return proofs.filter((token) => token !== undefined);
}

/** Ends the lookup session when the server refuses its token. */
function endLookupIfRefused(token: string, error: unknown): void {
  const isRefused = error instanceof ApiProblem && error.status === 401;
  if (isRefused && token === currentLookup()?.token) endLookup('expired');
}

/**
 * Tries each token until one is accepted: a stored manage token may have expired while a lookup token is still
 * valid. A refusal changes nothing, so this is safe for changes too.
 */
export async function withPatientToken<Reply>(
  confirmationNumber: string,
  request: (token: string) => Promise<Reply>,
): Promise<Reply> {
  const [first = '', ...others] = patientTokens(confirmationNumber);
  try {
    return await request(first);
  } catch (error) {
    endLookupIfRefused(first, error);
    const next = others[0];
    if (next === undefined || !(error instanceof Error) || !isAppointmentGone(error)) throw error;
    return await request(next).catch((refusal: unknown) => {
      endLookupIfRefused(next, refusal);
      throw refusal;
    });
  }
}

import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { SentBodyOf } from '#shared/api/route.ts';
import { newConfirmationNumber } from '#shared/appointments/confirmation-number.ts';
import { selfPay } from '#shared/appointments/insurance-choices.ts';
import type { appointmentRoutes } from '#shared/appointments/routes.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import {
  ask,
  type CheckedSite,
  CheckFailure,
  codeOf,
  expectStatus,
  readReply,
  type SiteAnswer,
} from './ask.ts';
import { cancelTries } from './time-limits.ts';

/** A visit for a check, which no one will come to. Managers can tell that it isn't a patient's. */
export interface MadeUpVisit extends AppointmentSlot {
  confirmationNumber: string;
  /** Proves that we booked it, even if the answer to the booking is lost. */
  attempt: string;
  /** The token for the visit, once it is booked. */
  token?: string;
}

/** The patient's name in every made-up visit, by which managers find them. */
export const madeUpPatient = { firstName: 'Smoke', lastName: 'Test' } as const;

/**
 * An email address of SES's mailbox simulator, which accepts mail and delivers it nowhere; that mail doesn't count
 * toward the sending quota or the reputation. Each label is a separate recipient, because we limit how many mails a
 * recipient gets in a day.
 */
export function madeUpEmail(label: string): string {
  return `success+${label.toLowerCase()}@simulator.amazonses.com`;
}

const backoffMs = 200;

const tokenReply = z.object({ manageToken: z.string() });

/** A new visit at this time, not booked yet. */
export function newVisit(slot: AppointmentSlot): MadeUpVisit {
  return {
    ...slot,
    confirmationNumber: newConfirmationNumber(new Date(), Math.random),
    attempt: randomBytes(16).toString('base64url'),
  };
}

/** Books a visit, and keeps the visit's token if the answer has one. Throws a CheckFailure when no answer comes. */
export async function bookVisit(site: CheckedSite, visit: MadeUpVisit): Promise<SiteAnswer> {
  const { confirmationNumber, attempt, locationId, date, time } = visit;
  const body: SentBodyOf<(typeof appointmentRoutes)['POST /api/appointments']> = {
    ...madeUpPatient,
    dob: '1990-01-01',
    email: madeUpEmail(confirmationNumber),
    ...selfPay,
    reason: 'Automatic test of the website. There is no patient.',
    confirmationNumber,
    attempt,
    location: { id: locationId },
    date,
    time,
  };
  const answer = await ask(site, { method: 'POST', path: '/api/appointments', body });
  if (answer.status === 200 || answer.status === 201) {
    visit.token = tokenReply.safeParse(answer.json).data?.manageToken;
  }
  return answer;
}

/** Cancels a visit with its token. */
export function cancelVisit(
  site: CheckedSite,
  { confirmationNumber, token }: MadeUpVisit,
): Promise<SiteAnswer> {
  return ask(site, { method: 'POST', path: `/api/appointments/${confirmationNumber}/cancel`, token });
}

/** Cancels a visit if it is booked. Throws a CheckFailure if it may still be booked afterwards. */
async function cancelIfBooked(
  site: CheckedSite,
  visit: MadeUpVisit,
): Promise<'was never booked' | 'was canceled'> {
  const { confirmationNumber, attempt } = visit;
  if (visit.token === undefined) {
    const path = `/api/appointments/${confirmationNumber}/outcome`;
    const answer = await ask(site, { method: 'POST', path, body: { attempt } });
    // Asking for the outcome also closes the confirmation number, so that a booking that is still on its way is
    // refused.
    if (codeOf(answer) === 'not-found') return 'was never booked';
    visit.token = readReply(answer, tokenReply).manageToken;
  }
  expectStatus(await cancelVisit(site, visit), 200);
  return 'was canceled';
}

/**
 * Makes sure that a visit doesn't stay booked, whether or not its booking was answered. Tries several times.
 * @returns the result as a sentence; if every attempt fails, it says which visit to cancel by hand
 */
export async function ensureCanceled(site: CheckedSite, visit: MadeUpVisit): Promise<string> {
  const { confirmationNumber } = visit;
  for (let tries = 1; tries <= cancelTries; tries++) {
    try {
      return `Its visit ${confirmationNumber} ${await cancelIfBooked(site, visit)}.`;
    } catch (error) {
      if (!(error instanceof CheckFailure)) throw error;
      await sleep(tries * backoffMs);
    }
  }
  const { firstName, lastName } = madeUpPatient;
  return `Visit ${confirmationNumber} (${firstName} ${lastName}) may still be booked, and couldn’t be canceled: cancel it by hand in the dashboard.`;
}

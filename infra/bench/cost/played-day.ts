import { firstDate } from '#infra/bench/common/booking-requests.ts';
import { slotTimes } from '#shared/appointments/slots.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import type { Piece } from './mix.ts';
import { type BookedVisit, book, patientPieces } from './patients.ts';
import { payerPieces } from './payers.ts';
import { openPlay } from './play.ts';
import { booksUsage, emptyDays, reminderUsage } from './schedules.ts';
import { refreshDashboard, staffPieces } from './staff.ts';
import { noUsage, plus, type Usage } from './usage.ts';

/** Times that each piece is played, so that a record that only the first one writes counts for little. */
const repetitions = 5;

/** Slots that all clinics together offer on a full day. */
export const slotsADay = clinicIds.flatMap((id) => slotTimes(id, firstDate)).length;

/** What the pieces of a day use, each once. */
export interface PlayedDay {
  pieces: Readonly<Record<Piece, Usage>>;
  /** What a day uses without any visitor. */
  emptyDay: Usage;
  dashboardRefresh: Usage;
}

/** Plays each piece of a day with the real handlers. Takes a few seconds; once per process. */
export async function playDay(): Promise<PlayedDay> {
  const play = await openPlay();
  try {
    // The day that everyone looks at is booked up, and what the pieces need is booked on the next.
    const visits: BookedVisit[] = [];
    for (let made = 0; made < slotsADay + repetitions; made++) visits.push(await book(play));
    await play.sendNewMails();
    const reminders = await reminderUsage(play, visits);
    const later = visits.slice(slotsADay);
    const emptyDay = await emptyDays(play);
    const patients = { ...patientPieces(play, later), ...payerPieces(play), ...staffPieces(play, visits) };
    const pieces: Partial<Record<Piece, Usage>> = {
      'the reminder of the day before': plus(
        reminders.dayBefore,
        reminders.visitRead,
        reminders.runsPerVisit,
      ),
      'the reminder two hours before': reminders.hoursBefore,
    };
    for (const [piece, work] of Object.entries(patients) as [
      Piece,
      (repetition: number) => Promise<unknown>,
    ][])
      pieces[piece] = await play.usageOf(repetitions, work);
    const payment = 'a card payment, with its events and receipt';
    pieces[payment] = plus(pieces[payment] ?? noUsage, await booksUsage(play, repetitions));
    const dashboardRefresh = await play.usageOf(1, () => refreshDashboard(play));
    return { pieces: pieces as PlayedDay['pieces'], emptyDay, dashboardRefresh };
  } finally {
    await play.stop();
  }
}

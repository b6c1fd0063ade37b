import { useEffect, useState } from 'react';
import type { AppointmentFinderState } from '#web/features/booking/search/use-appointment-finder.ts';
import { firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';
import { nearestAvailable } from '#web/features/booking/slots/nearest-available.ts';
import {
  isSlotTime,
  judgeLink,
  type LinkedChoice,
  type LinkProblem,
  type LinkVerdict,
} from './linked-choice.ts';

/** If the link's time is missing or invalid, the search for other times starts from this one. */
const firstTime = '8:00';

/** What to do with the link. Undefined until the day is loaded, or the server has refused it. */
function verdictOf(linked: LinkedChoice, finder: AppointmentFinderState): LinkVerdict | undefined {
  const { availability, today, clinics } = finder;
  const { date, snapshot, refused } = availability;
  if (refused) return { problem: 'unknown-date' };
  return date && today && snapshot ? judgeLink(linked, { date, today, clinics }) : undefined;
}

function showOtherTimes(problem: LinkProblem, { availability, clinics, ...finder }: AppointmentFinderState) {
  const nextOpenDate = availability.snapshot?.availability.nextOpenDate;
  if (problem === 'unknown-date' || problem === 'past-date') finder.showFirstOpenDay();
  else if (nextOpenDate && !clinics.some(firstAvailable)) finder.chooseDate(nextOpenDate);
}

/** Opens the dialog on the link's slot, once. Returns what is wrong with the link, and other times to book. */
export function useLinkedSlot(linked: LinkedChoice, finder: AppointmentFinderState) {
  const [judged, setJudged] = useState(false);
  const [problem, setProblem] = useState<LinkProblem>();
  const verdict = judged ? undefined : verdictOf(linked, finder);

  useEffect(() => {
    if (!verdict) return;
    setJudged(true);
    if (verdict.slot) finder.chosen.open(verdict.slot);
    if (!verdict.problem) return;
    // Closing removes the time from the URL, so that a reload shows the list instead of this notice.
    finder.chosen.close();
    showOtherTimes(verdict.problem, finder);
    setProblem(verdict.problem);
  });

  const { clinic, time = firstTime } = linked;
  const { date } = finder.availability;
  const linkedSlot = clinic && {
    clinic,
    date: linked.date ?? '',
    time: isSlotTime(time) ? time : firstTime,
  };
  return {
    problem,
    others: linkedSlot && date && problem ? nearestAvailable(linkedSlot, finder.clinics, date) : [],
    dismiss: () => setProblem(undefined),
  };
}

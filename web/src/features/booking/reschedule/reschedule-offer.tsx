import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { offerReasons, visitTime } from '#shared/appointments/booking-path.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { invalidateAppointment } from '#web/domain/appointments/appointment-cache.ts';
import { withPatientToken } from '#web/domain/appointments/patient-token.ts';
import { fetchAvailability } from '#web/domain/availability/availability-snapshot.ts';
import { OtherTimes, OutcomeAlert } from '#web/features/booking/dialog/outcome-alert.tsx';
import { useMountedRef } from '#web/features/booking/dialog/use-mounted-ref.ts';
import {
  isSameSlot,
  type SlotChoice,
  slotDateTime,
  slotKey,
} from '#web/features/booking/slots/slot-choice.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import type { NavigationState } from '#web/lib/browser/navigation-state.ts';
import { confirmationPath, reschedulePath } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/feedback/skeleton.tsx';
import { CancelLink } from './cancel-link.tsx';
import styles from './reschedule.module.css';
import { OutcomeNotice, SlotRow } from './reschedule-parts.tsx';
import { rescheduleTexts } from './reschedule-texts.ts';
import { useReschedule, useShowNewTime } from './use-reschedule.ts';

const { dialog: dialogTexts, offer: texts } = rescheduleTexts;

/** The available times nearest to the visit, at most three. */
function useNearestTimes(confirmationNumber: string) {
  return useQuery({
    queryKey: ['nearest times', confirmationNumber],
    queryFn: ({ signal }) =>
      withPatientToken(confirmationNumber, async (token): Promise<SlotChoice[]> => {
        const request = { params: { confirmationNumber }, token, signal };
        const { times } = await api('GET /api/appointments/{confirmationNumber}/times', request);
        return times.map(({ locationId, date, time }) => ({ clinic: clinicById(locationId), date, time }));
      }),
    // These times aren't reserved, so they are loaded again whenever the screen opens.
    gcTime: 0,
  });
}

/**
 * Whether the offered time is open. The server is asked whenever the screen opens. Undefined until it replies, and null
 * if it doesn't: then the patient finds out by pressing the button.
 */
export function useIsOpen(offered: SlotChoice | undefined): boolean | null | undefined {
  const { data, error, isPending } = useQuery({
    queryKey: ['offered time', offered && slotKey(offered)],
    queryFn: async ({ signal }) => {
      const { availability } = await fetchAvailability(offered?.date, signal);
      const at = availability.locations.find(({ id }) => id === offered?.clinic.id);
      return at?.slots.some(({ time, isAvailable }) => isAvailable && time === offered?.time) ?? false;
    },
    enabled: offered !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (isPending) return undefined;
  return data ?? (error instanceof ApiProblem && error.code === 'invalid' ? false : null);
}

interface RescheduleOfferProps {
  appointment: PatientAppointment;
  /** The time that the link offers. */
  offered: SlotChoice;
  /** Whether the offered time is open, from `useIsOpen`. */
  isOpen: boolean | null;
  /** The link's query, as `offerQuery` writes it. */
  link: URLSearchParams;
}

/** Offers the time in an emailed link, to take with one press, and the open times nearest to the visit. */
export function RescheduleOffer({ appointment, offered, isOpen, link }: RescheduleOfferProps) {
  const { confirmationNumber, location, date, time, clinicClosed: isClosed = false } = appointment;
  const current = { clinic: clinicById(location.id), date, time };
  const now = visitTime({ locationId: location.id, date, time });
  const [before] = useState(link.get('from') ?? now);
  const why = offerReasons.find((reason) => reason === link.get('why'));
  const [slot, setSlot] = useState(offered);
  const [gone, setGone] = useState<readonly SlotChoice[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const isMounted = useMountedRef();
  const queries = useQueryClient();
  const times = useNearestTimes(confirmationNumber);
  const { outcome, sending, send, clearOutcome } = useReschedule({
    confirmationNumber,
    current,
    isClosed,
    isShown: () => isMounted.current,
    onRescheduled: useShowNewTime(confirmationNumber),
    onFailed: (_, failed) => {
      setGone([...gone, failed]);
      void times.refetch();
      // The visit may have been moved or canceled elsewhere, or by a request whose reply was lost.
      invalidateAppointment(queries, confirmationNumber);
    },
  });

  // The button of the pressed time disappears from the list below, so the focus moves to the main button.
  useEffect(() => {
    if (sending) button.current?.focus();
  }, [sending]);

  function take(other: SlotChoice) {
    setSlot(other);
    clearOutcome();
    send(other);
  }

  if (isSameSlot(current, slot)) {
    const state: NavigationState = { moved: now !== before };
    return <Navigate to={confirmationPath(confirmationNumber)} state={state} replace />;
  }
  const seeAll = (
    <ButtonLink variant="secondary" to={reschedulePath(confirmationNumber)}>
      {texts.seeAll}
    </ButtonLink>
  );
  // An earlier time stays worth taking for as long as it's earlier than the visit.
  const isEarlier = slotStart(offered.date, offered.time).toISOString() < appointment.startsAt;
  // While the clinic is closed at the visit's time, any other time helps, even if the visit was moved since the email.
  if (!isClosed && (why === 'earlier' ? !isEarlier : now !== before)) {
    return (
      <Notice
        live
        title={texts.moved.title}
        actions={
          <>
            <ButtonLink to={confirmationPath(confirmationNumber)}>{texts.moved.view}</ButtonLink>
            {seeAll}
          </>
        }
      >
        {texts.moved.text(slotDateTime(current), current.clinic.name)}
      </Notice>
    );
  }

  const wasGone = isOpen === false && !outcome && !sending && isSameSlot(slot, offered);
  const isRefused = outcome?.kind === 'slot-taken' || (outcome?.kind === 'refused' && outcome.otherTimes);
  const isGone = wasGone || isRefused;
  const canRetry = outcome?.kind === 'unknown' || (outcome?.kind === 'refused' && outcome.canRetry);
  const others = (times.data ?? []).filter((other) => ![slot, ...gone].some((one) => isSameSlot(one, other)));
  return (
    <section className="grid gap-4 max-w-text" aria-label={texts.title}>
      {!isGone && !outcome && isClosed && <Notice tone="warn" title={texts.nowClosed} />}
      {!isGone && <h2 className="text-lg">{texts.title}</h2>}
      {outcome && (
        <OutcomeAlert outcome={outcome}>
          <OutcomeNotice outcome={outcome} current={current} isClosed={isClosed} />
        </OutcomeAlert>
      )}
      {wasGone && (
        <Notice tone={isClosed ? 'warn' : 'info'} live title={rescheduleTexts.gone}>
          {rescheduleTexts.unchanged(slotDateTime(current), isClosed)}
        </Notice>
      )}
      {!isGone && (
        <>
          {why && !isClosed && <p>{texts.why[why]}</p>}
          <dl className="grid gap-3">
            <SlotRow name={texts.from} slot={current} ground="bg-sand" />
            <SlotRow name={texts.to} slot={slot} ground="bg-sage" withAddress />
          </dl>
          <p className="text-soft text-sm">{dialogTexts.keepsNumber(confirmationNumber)}</p>
          {(!outcome || canRetry) && (
            <Button ref={button} variant="coral" size="large" wide busy={sending} onClick={() => send(slot)}>
              {sending ? dialogTexts.sending : canRetry ? dialogTexts.tryAgain : texts.take}
            </Button>
          )}
        </>
      )}
      {(!outcome || isGone) && (
        <div className={`${styles.others} ${isGone ? styles.next : ''}`}>
          {times.isPending && (
            <Skeleton label={texts.finding}>
              <SkeletonBlock className={styles.others} />
            </Skeleton>
          )}
          {times.data && (
            <OtherTimes
              slots={isGone ? others : others.slice(0, 2)}
              texts={{ title: isGone ? texts.next : texts.others, none: texts.none }}
              onPick={take}
            />
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {seeAll}
        <CancelLink confirmationNumber={confirmationNumber} />
      </div>
    </section>
  );
}

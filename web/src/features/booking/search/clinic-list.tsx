import { memo, useMemo } from 'react';
import type { Opening } from '#shared/availability/routes.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { openingStatus } from '#shared/opening-hours/opening-status.ts';
import { required } from '#shared/required.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { useOpenings } from '#web/domain/openings/use-openings.ts';
import { type ClinicAvailability, firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';
import { otherClinicsWithOpenings } from '#web/features/booking/slots/nearest-available.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { SlotPicker, SlotsSkeleton } from '#web/features/booking/slots/slot-picker.tsx';
import { slotTexts } from '#web/features/booking/slots/slot-texts.ts';
import { useStableActions } from '#web/lib/use-stable-actions.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ClinicCard } from './clinic-card.tsx';
import styles from './clinic-results.module.css';
import { searchTexts } from './search-texts.ts';
import type { AppointmentFinderState } from './use-appointment-finder.ts';
import { WaitOffer } from './wait-offer.tsx';

const texts = slotTexts.alternatives;
const maxClinics = 2;

/** What the visitor does on a clinic's card. */
interface CardActions {
  onSelect: (clinic: Clinic) => void;
  onShowOnMap: (clinic: Clinic) => void;
  /** Selects another clinic and moves the focus to its card, even if the search has left that clinic out. */
  onGoTo: (clinic: Clinic) => void;
  onDate: (date: ClinicDate) => void;
  onChoose: (slot: SlotChoice) => void;
}

/** What every card needs to know about the shown day. */
interface ShownDay {
  date: ClinicDate | undefined;
  today: ClinicDate | undefined;
  failed: boolean;
  nextOpenDate: ClinicDate | null | undefined;
  clinics: readonly ClinicAvailability[];
}

interface ClinicListProps extends Omit<CardActions, 'onSelect' | 'onChoose'> {
  finder: AppointmentFinderState;
  selectedId: string | undefined;
}

export function ClinicList({ finder, selectedId, ...others }: ClinicListProps) {
  const { availability, today, clinics, shownClinics, selection, chosen } = finder;
  const { date, failed, snapshot } = availability;
  const { now, openings } = useOpenings();
  const actions = useStableActions({ ...others, onSelect: selection.select, onChoose: chosen.open });
  const nextOpenDate = snapshot?.availability.nextOpenDate;
  const day = useMemo(
    () => ({ date, today, failed, nextOpenDate, clinics }),
    [date, today, failed, nextOpenDate, clinics],
  );

  // Beside another day's times, "Open now" would be confusing, especially on a holiday.
  const isToday = !date || !now || date === clinicDateAt(now);

  return (
    <ul className={`grid content-start gap-4 ${styles.list}`}>
      {shownClinics.map((entry, index) => (
        // The order may change when the slots arrive. New keys then replace the skeletons with new cards, so that no
        // card seems to move.
        <Entry
          key={entry.slots || failed ? entry.clinic.id : `loading ${index}`}
          entry={entry}
          day={day}
          number={index + 1}
          opening={openings?.get(entry.clinic.id)}
          now={now}
          isToday={isToday}
          selected={entry.clinic.id === selectedId}
          actions={actions}
        />
      ))}
    </ul>
  );
}

interface EntryProps {
  entry: ClinicAvailability;
  day: ShownDay;
  number: number;
  opening: Opening | undefined;
  now: Date | undefined;
  /** Whether the card says if the clinic is open now. */
  isToday: boolean;
  selected: boolean;
  actions: CardActions;
}

/** A clinic's card. Memoized, because rendering ten cards at each press would delay the response. */
const Entry = memo(function Entry(props: EntryProps) {
  const { entry, number, opening, now, isToday, selected, actions } = props;
  const { clinic, miles } = entry;
  const status = opening && now ? openingStatus(opening, now) : 'loading';
  return (
    <ClinicCard
      clinic={clinic}
      number={number}
      miles={miles}
      status={isToday ? status : undefined}
      selected={selected}
      onSelect={() => actions.onSelect(clinic)}
      onShowOnMap={() => actions.onShowOnMap(clinic)}
    >
      {(titleId) => <CardSlots {...props} titleId={titleId} />}
    </ClinicCard>
  );
});

interface CardSlotsProps extends EntryProps {
  titleId: string;
}

function CardSlots(props: CardSlotsProps) {
  const { entry, day, titleId, actions } = props;
  const { date, today, failed, clinics } = day;
  const { clinic, closedReason, slots } = entry;
  if (failed) return <p className="text-soft text-sm">{searchTexts.card.noTimes}</p>;
  if (!slots || !date) return <SlotsSkeleton />;
  const isFull = !firstAvailable(entry);
  return (
    <>
      {slots.length === 0 ? (
        <p className="text-soft text-sm">{searchTexts.card.closed(closedReason)}</p>
      ) : (
        <SlotPicker
          key={date}
          clinic={clinic}
          date={date}
          slots={slots}
          titleId={titleId}
          onChoose={(time) => actions.onChoose({ clinic, date, time })}
        />
      )}
      {isFull && <Alternatives {...props} />}
      <WaitOffer
        key={`wait ${date}`}
        date={date}
        today={today}
        // When all clinics are full, one offer above the list is enough.
        full={isFull && clinics.some(firstAvailable) ? [entry] : []}
        clinic={clinic}
      />
    </>
  );
}

/** The alternatives on a clinic's card when it has no slot left but other clinics do. */
function Alternatives({ day, entry: { clinic, closed }, actions }: CardSlotsProps) {
  const { clinics, nextOpenDate } = day;
  const others = otherClinicsWithOpenings(clinics, clinic);
  // The notice above the list already says that no clinic has a slot left.
  if (others.length === 0) return null;
  return (
    <div className="grid gap-2 p-4 rounded-sm bg-sand text-sm">
      <p>{closed ? texts.closedText : texts.text}</p>
      <div className="flex flex-wrap items-center gap-2">
        {others.slice(0, maxClinics).map((other) => (
          <Button
            key={other.clinic.id}
            variant="secondary"
            size="small"
            onClick={(event) => {
              // Keep the click from reaching the card, which would select its own clinic.
              event.stopPropagation();
              actions.onGoTo(other.clinic);
            }}
          >
            {texts.otherClinic(other.clinic.name, required(firstAvailable(other), 'available slot').time)}
          </Button>
        ))}
        {nextOpenDate && (
          <Button variant="secondary" size="small" onClick={() => actions.onDate(nextOpenDate)}>
            {texts.nextDay(nextOpenDate)}
          </Button>
        )}
        <a className="inline-flex items-center min-h-target font-semibold" href={phoneUrl(clinic.phone)}>
          {texts.call(clinic.phone)}
        </a>
      </div>
    </div>
  );
}

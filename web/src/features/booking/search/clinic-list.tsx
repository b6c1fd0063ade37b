import type { Clinic } from '#shared/clinics/clinics.ts';
import { required } from '#shared/required.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { useOpenings } from '#web/domain/openings/use-openings.ts';
import { type ClinicAvailability, firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';
import { otherClinicsWithOpenings } from '#web/features/booking/slots/nearest-available.ts';
import { SlotPicker, SlotsSkeleton } from '#web/features/booking/slots/slot-picker.tsx';
import { slotTexts } from '#web/features/booking/slots/slot-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ClinicCard } from './clinic-card.tsx';
import styles from './clinic-results.module.css';
import { searchTexts } from './search-texts.ts';
import type { AppointmentFinderState } from './use-appointment-finder.ts';
import { WaitOffer } from './wait-offer.tsx';

const texts = slotTexts.alternatives;
const maxClinics = 2;

interface ClinicListProps {
  finder: AppointmentFinderState;
  selectedId: string | undefined;
  onShowOnMap: (clinic: Clinic) => void;
  /** Goes to a clinic other than the card's own, which may be out of view or not in the list. */
  onGoTo: (clinic: Clinic) => void;
  onDate: (date: ClinicDate) => void;
}

export function ClinicList(props: ClinicListProps) {
  const { finder, selectedId, onShowOnMap } = props;
  const { date, failed } = finder.availability;
  const { now, statusOf } = useOpenings();

  // Beside another day's times, "Open now" would be confusing, especially on a holiday.
  const isToday = !date || !now || date === clinicDateAt(now);

  return (
    <ul className={`grid content-start gap-4 ${styles.list}`}>
      {finder.shownClinics.map((entry, index) => (
        // The order may change when the slots arrive. With new cards in place of skeletons, that doesn't look like
        // movement.
        <ClinicCard
          key={entry.slots || failed ? entry.clinic.id : `loading ${index}`}
          clinic={entry.clinic}
          number={index + 1}
          miles={entry.miles}
          status={isToday ? (statusOf(entry.clinic) ?? 'loading') : undefined}
          selected={entry.clinic.id === selectedId}
          onSelect={() => finder.selection.select(entry.clinic)}
          onShowOnMap={() => onShowOnMap(entry.clinic)}
        >
          {(titleId) => <CardSlots {...props} entry={entry} titleId={titleId} />}
        </ClinicCard>
      ))}
    </ul>
  );
}

interface CardSlotsProps extends ClinicListProps {
  entry: ClinicAvailability;
  titleId: string;
}

function CardSlots(props: CardSlotsProps) {
  const { finder, entry, titleId } = props;
  const { date, failed } = finder.availability;
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
          onChoose={(time) => finder.chosen.open({ clinic, date, time })}
        />
      )}
      {isFull && <Alternatives {...props} />}
      <WaitOffer
        key={`wait ${date}`}
        finder={finder}
        // When all clinics are full, one offer above the list is enough.
        full={isFull && finder.clinics.some(firstAvailable) ? [entry] : []}
        clinic={clinic}
      />
    </>
  );
}

/** The alternatives on a clinic's card when it has no slot left but other clinics do. */
function Alternatives({ finder, entry: { clinic, closed }, onDate, onGoTo }: CardSlotsProps) {
  const others = otherClinicsWithOpenings(finder.clinics, clinic);
  const nextOpenDate = finder.availability.snapshot?.availability.nextOpenDate;
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
              onGoTo(other.clinic);
            }}
          >
            {texts.otherClinic(other.clinic.name, required(firstAvailable(other), 'available slot').time)}
          </Button>
        ))}
        {nextOpenDate && (
          <Button variant="secondary" size="small" onClick={() => onDate(nextOpenDate)}>
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

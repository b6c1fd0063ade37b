import type { Clinic } from '#shared/clinics/clinics.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';
import { useOpenings } from '#web/domain/openings/use-openings.ts';
import { ClinicAlternatives } from '#web/features/booking/slots/clinic-alternatives.tsx';
import { type ClinicAvailability, firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';
import { otherClinicsWithOpenings } from '#web/features/booking/slots/nearest-available.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { SlotPicker, SlotsSkeleton } from '#web/features/booking/slots/slot-picker.tsx';
import { ClinicCard } from './clinic-card.tsx';
import styles from './clinic-list.module.css';
import { searchTexts } from './search-texts.ts';

interface ClinicListProps {
  /** The clinics to show, in order. */
  shown: readonly ClinicAvailability[];
  /** All clinics, so that a full one can offer others. */
  all: readonly ClinicAvailability[];
  date: ClinicDate | undefined;
  nextOpenDate: ClinicDate | null;
  /** Set when the day's slots could not be loaded. */
  failed: boolean;
  selectedId: string | undefined;
  onSelect: (clinic: Clinic) => void;
  onShowOnMap: (clinic: Clinic) => void;
  /** Goes to a clinic other than the card's own, which may be out of view or not in the list. */
  onGoTo: (clinic: Clinic) => void;
  onDate: (date: ClinicDate) => void;
  onChoose: (slot: SlotChoice) => void;
}

export function ClinicList(props: ClinicListProps) {
  const { shown, date, failed, selectedId, onSelect, onShowOnMap } = props;
  const { now, statusOf } = useOpenings();

  // Beside another day's times, "Open now" would be confusing, especially on a holiday.
  const isToday = !date || !now || date === clinicDateAt(now);

  return (
    <ul className={`grid content-start gap-4 ${styles.list}`}>
      {shown.map((entry, index) => (
        // The order may change when the slots arrive. With new cards in place of skeletons, that doesn't look like
        // movement.
        <ClinicCard
          key={entry.slots || failed ? entry.clinic.id : `loading ${index}`}
          clinic={entry.clinic}
          number={index + 1}
          miles={entry.miles}
          status={isToday ? (statusOf(entry.clinic) ?? 'loading') : undefined}
          selected={entry.clinic.id === selectedId}
          onSelect={() => onSelect(entry.clinic)}
          onShowOnMap={() => onShowOnMap(entry.clinic)}
        >
          {(titleId) => <CardSlots {...props} entry={entry} titleId={titleId} />}
        </ClinicCard>
      ))}
    </ul>
  );
}

function CardSlots(props: ClinicListProps & { entry: ClinicAvailability; titleId: string }) {
  const { entry, all, date, nextOpenDate, failed, titleId, onDate, onGoTo, onChoose } = props;
  const { clinic, closed, closedReason, slots } = entry;
  if (failed) return <p className="text-soft text-sm">{searchTexts.card.noTimes}</p>;
  if (!slots || !date) return <SlotsSkeleton />;
  const others = firstAvailable(entry) ? [] : otherClinicsWithOpenings(all, clinic);
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
          onChoose={(time) => onChoose({ clinic, date, time })}
        />
      )}
      {/* When no clinic has a slot left, the notice above the list already says so. */}
      {others.length > 0 && (
        <ClinicAlternatives
          clinic={clinic}
          closed={closed}
          others={others}
          nextOpenDate={nextOpenDate}
          onDate={onDate}
          onClinic={onGoTo}
        />
      )}
    </>
  );
}

import type { Clinic } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { bookingTexts } from '#web/features/booking/booking-texts.ts';
import { ClinicAlternatives } from '#web/features/booking/slots/clinic-alternatives.tsx';
import { type ClinicAvailability, firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';
import { otherClinicsWithOpenings } from '#web/features/booking/slots/nearest-available.ts';
import type { SlotChoice } from '#web/features/booking/slots/slot-choice.ts';
import { SlotPicker, SlotsSkeleton } from '#web/features/booking/slots/slot-picker.tsx';
import { ClinicCard } from './clinic-card.tsx';
import styles from './clinic-list.module.css';

interface ClinicListProps {
  /** The clinics to show, in order. */
  shown: readonly ClinicAvailability[];
  /** All of them: where a full clinic finds others to offer. */
  days: readonly ClinicAvailability[];
  date: ClinicDate | undefined;
  nextOpenDate: ClinicDate | null;
  /** The times of the day could not be loaded. */
  failed: boolean;
  selectedId: string | undefined;
  onSelect: (clinic: Clinic) => void;
  onShowOnMap: (clinic: Clinic) => void;
  /** Another clinic than the card's own: it may be out of view, or not in the list. */
  onGoTo: (clinic: Clinic) => void;
  onDate: (date: ClinicDate) => void;
  onChoose: (slot: SlotChoice) => void;
}

export function ClinicList(props: ClinicListProps) {
  const { shown, selectedId, onSelect, onShowOnMap } = props;
  return (
    <ul className={styles.list}>
      {shown.map((day, index) => (
        <ClinicCard
          key={day.clinic.id}
          clinic={day.clinic}
          number={index + 1}
          miles={day.miles}
          selected={day.clinic.id === selectedId}
          onSelect={() => onSelect(day.clinic)}
          onShowOnMap={() => onShowOnMap(day.clinic)}
        >
          {(titleId) => <CardSlots {...props} day={day} titleId={titleId} />}
        </ClinicCard>
      ))}
    </ul>
  );
}

function CardSlots(props: ClinicListProps & { day: ClinicAvailability; titleId: string }) {
  const { day, days, date, nextOpenDate, failed, titleId, onDate, onGoTo, onChoose } = props;
  const { clinic, slots } = day;
  if (failed) return <p className={styles.none}>{bookingTexts.card.noTimes}</p>;
  if (!slots || !date) return <SlotsSkeleton />;
  const others = firstAvailable(day) ? [] : otherClinicsWithOpenings(days, clinic);
  return (
    <>
      {slots.length === 0 ? (
        <p className={styles.none}>{bookingTexts.card.closed}</p>
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
      {/* When no clinic has anything left, the notice above the list says so for all. */}
      {others.length > 0 && (
        <ClinicAlternatives
          clinic={clinic}
          closed={day.closed}
          others={others}
          nextOpenDate={nextOpenDate}
          onDate={onDate}
          onClinic={onGoTo}
        />
      )}
    </>
  );
}

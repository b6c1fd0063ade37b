import { type ReactNode, useEffect, useRef } from 'react';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { type Coordinates, distanceKm } from '#shared/clinics/distance.ts';
import { storeLocations } from '#web/domain/clinics/locations-data.ts';
import { clinicsTexts } from '#web/features/clinics/texts.ts';
import { useNextOpenings } from '#web/features/clinics/use-next-openings.ts';
import { ClinicCard } from './clinic-card.tsx';
import styles from './clinic-list.module.css';
import { useInView } from './use-in-view.ts';

interface ClinicListProps {
  /** Where distances are told from. */
  place: Coordinates | undefined;
  highlighted?: Clinic;
  nearest?: Clinic;
  /** A last `li`. */
  children?: ReactNode;
}

/** The ten clinics in the order of their ids. While in view they know their next free visits, and store their slots. */
export function ClinicList({ place, highlighted, nearest, children }: ClinicListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { firstDay, today, nextAt } = useNextOpenings(clinics, useInView(list));
  useEffect(() => storeLocations(firstDay), [firstDay]);

  return (
    <ul ref={list} className={styles.list}>
      {clinics.map((clinic) => {
        const visit = nextAt(clinic);
        return (
          <ClinicCard
            key={clinic.id}
            clinic={clinic}
            nextOpening={visit && today && clinicsTexts.cards.nextOpening(visit, today)}
            km={place && distanceKm(place, clinic)}
            highlighted={clinic.id === highlighted?.id}
            nearest={clinic.id === nearest?.id}
          />
        );
      })}
      {children}
    </ul>
  );
}

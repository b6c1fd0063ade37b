import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Availability } from '#shared/availability/routes.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { formatDistance, type Origin } from '#shared/clinics/distance.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { availabilityKey, fetchAvailability } from '#web/domain/availability/availability-snapshot.ts';
import { storeLocations } from '#web/domain/clinics/locations-data.ts';
import { useOpenings } from '#web/domain/openings/use-openings.ts';
import { keepFresh } from '#web/lib/query/keep-fresh.ts';
import { classNames } from '#web/ui/class-names.ts';
import { cardsTexts } from './cards-texts.ts';
import { ClinicCard, NeedHelpCard } from './clinic-card.tsx';
import styles from './clinic-list.module.css';

/** All clinics' slots on the first day with an available one, for `storeLocations`. Refreshed while `enabled`. */
function useSlotsToStore(enabled: boolean): Availability | undefined {
  const { data } = useQuery({
    ...keepFresh,
    queryKey: [...availabilityKey, 'slots to store'],
    queryFn: ({ signal }) => fetchAvailability(undefined, signal),
    enabled,
  });
  return data?.availability;
}

/**
 * Whether part of the element is in the window. False until the element is mounted, so also in the prerendered page.
 */
function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    // Use the last entry, which is the newest when several arrive in one call.
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return inView;
}

interface ClinicListProps {
  /** The place to measure distances from. */
  location: Origin | undefined;
  /** All clinics, with the results of a search first. */
  order?: readonly Clinic[];
  highlighted?: Clinic | undefined;
  nearest?: Clinic | undefined;
  className?: string | undefined;
  /** An additional `li` after the clinics. */
  children?: ReactNode;
}

/**
 * The clinics. While the list is in view, it shows which clinics are open and their next openings, and stores their
 * slots.
 */
export function ClinicList(props: ClinicListProps) {
  const { location, order = clinics, highlighted, nearest, className, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const inView = useInView(list);
  const { now, openings, statusOf } = useOpenings(inView);
  const slots = useSlotsToStore(inView);
  useEffect(() => storeLocations(slots), [slots]);

  return (
    <ul ref={list} className={classNames(`grid gap-4 ${styles.list}`, className)}>
      {order.map((clinic) => {
        const next = openings?.get(clinic.id)?.next[0];
        return (
          <ClinicCard
            key={clinic.id}
            clinic={clinic}
            status={statusOf(clinic)}
            nextOpening={next && now && cardsTexts.nextOpening(next, clinicDateAt(now))}
            distance={location && formatDistance(location, clinic)}
            highlighted={clinic.id === highlighted?.id}
            nearest={clinic.id === nearest?.id ? cardsTexts.nearest(location?.town) : undefined}
          />
        );
      })}
      {children}
      <NeedHelpCard />
    </ul>
  );
}

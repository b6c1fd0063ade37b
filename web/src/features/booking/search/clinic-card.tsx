import { MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { formatMiles } from '#shared/clinics/distance.ts';
import type { OpeningStatus } from '#shared/opening-hours/opening-status.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { OpenSign } from '#web/ui/feedback/open-sign.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './clinic-card.module.css';
import { searchTexts } from './search-texts.ts';

const texts = searchTexts.card;

interface ClinicCardProps {
  clinic: Clinic;
  /** The clinic's position in the list, which its map pin shows. */
  number: number;
  miles: number | undefined;
  /** Whether the clinic is open now; undefined when that doesn't matter. */
  status: OpeningStatus | 'loading' | undefined;
  selected: boolean;
  onSelect: () => void;
  onShowOnMap: () => void;
  /** Renders the slots or their replacement. Gets the element id of the clinic's name. */
  children: (titleId: string) => ReactNode;
}

/** The element id of a clinic's card, for scrolling to it. */
export function clinicCardId(clinic: Clinic): string {
  return `clinic-${clinic.id}`;
}

export function ClinicCard(props: ClinicCardProps) {
  const { clinic, number, miles, status, selected, onSelect, onShowOnMap, children } = props;
  const titleId = useId();
  return (
    // Clicking the card is a shortcut for pointers. Keyboard users have 'Show on map'.
    <Card
      as="li"
      id={clinicCardId(clinic)}
      className={`grid content-start gap-3 ${styles.card}`}
      selected={selected}
      aria-current={selected ? 'true' : undefined}
      aria-labelledby={titleId}
      onClick={onSelect}
    >
      <div className="flex items-baseline gap-3">
        <span
          className={`flex-none bg-sage text-ink text-xs font-bold text-center ${styles.number}`}
          aria-hidden="true"
        >
          {number}
        </span>
        <h3 id={titleId} className="flex-1 min-w-0" tabIndex={-1}>
          {clinic.name}
        </h3>
        {miles !== undefined && (
          <p className="flex-none text-soft text-sm font-semibold">
            <VisuallyHidden>{texts.distance} </VisuallyHidden>
            {formatMiles(miles)}
          </p>
        )}
      </div>
      <div className={`text-sm ${styles.facts}`}>
        {status && (
          <div className={`leading-145 ${styles.status}`}>
            {status !== 'loading' && <OpenSign open={status.open}>{status.text}</OpenSign>}
          </div>
        )}
        <address className={`text-soft leading-145 ${styles.address}`}>
          <span>{clinic.address},</span>{' '}
          <span>
            {clinic.city}, {clinic.state} {clinic.zipCode}
          </span>
        </address>
      </div>
      {children(titleId)}
      <div className={`flex flex-wrap items-center justify-between gap-x-3 text-sm ${styles.actions}`}>
        <a
          className="inline-flex items-center min-h-target font-semibold no-underline hover-underline"
          href={phoneUrl(clinic.phone)}
        >
          <VisuallyHidden>{texts.phone} </VisuallyHidden>
          {clinic.phone}
        </a>
        <Button variant="quiet" size="small" aria-describedby={titleId} onClick={onShowOnMap}>
          <MapPin aria-hidden="true" />
          {texts.showOnMap}
        </Button>
      </div>
    </Card>
  );
}

import { CalendarClock, Clock, MapPin, Navigation, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { directionsUrl } from '#shared/clinics/directions-url.ts';
import type { OpeningStatus } from '#shared/opening-hours/opening-status.ts';
import { clinicPicture } from '#shared/site/pictures.ts';
import { CallButton } from '#web/content/call-button.tsx';
import { Picture } from '#web/content/picture.tsx';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { fromClinicList } from '#web/lib/browser/navigation-state.ts';
import { bookPath, locationDetailPath } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { OpenSign } from '#web/ui/feedback/open-sign.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { cardsTexts as texts } from './cards-texts.ts';
import styles from './clinic-card.module.css';

/** A clinic's address, hours, current status and phone numbers. */
function ClinicFacts({ clinic, status }: Pick<ClinicCardProps, 'clinic' | 'status'>) {
  return (
    <div className={`grid content-start gap-2-3 leading-145 ${styles.facts}`}>
      <MapPin className={styles.icon} aria-hidden="true" size={20} />
      <address>
        {clinic.address}
        <br />
        {clinic.city}, {clinic.state} {clinic.zipCode}
      </address>
      <Clock className={styles.icon} aria-hidden="true" size={20} />
      <div className={`grid content-start ${styles.hours}`}>
        <p>
          <VisuallyHidden>{texts.hours} </VisuallyHidden>
          {clinic.hours}
        </p>
        {status && <OpenSign open={status.open}>{status.text}</OpenSign>}
      </div>
      <Phone className={styles.icon} aria-hidden="true" size={20} />
      <p className={`flex flex-wrap items-baseline gap-x-4 ${styles.numbers}`}>
        <a
          className={`relative font-semibold no-underline hover-underline ${styles.phone}`}
          href={phoneUrl(clinic.phone)}
        >
          <VisuallyHidden>{texts.phone} </VisuallyHidden>
          {clinic.phone}
        </a>
        <span>
          {texts.fax} {clinic.fax}
        </span>
      </p>
    </div>
  );
}

interface ClinicCardProps {
  clinic: Clinic;
  /** Undefined while it is unknown. */
  status?: OpeningStatus | undefined;
  /** The next opening as text. Undefined if there is none, and while unknown. */
  nextOpening?: string | undefined;
  /** The distance as text, from the visitor's location or searched place. */
  distance?: string | undefined;
  /** Whether to highlight the card as the result of a search. */
  highlighted?: boolean;
  /** Text for the clinic nearest to the searched place. */
  nearest?: string | undefined;
}

const pill = `inline-flex items-center rounded-full shadow-sm bg-surface text-sm font-semibold leading-140 ${styles.pill}`;

/** The element id of a clinic's card, for scrolling to it. */
export function clinicCardId({ id }: Clinic): string {
  return `clinic-card-${id}`;
}

/** A clinic in a list. The whole card links to the clinic's page; its other links lie on top of that link. */
export function ClinicCard(props: ClinicCardProps) {
  const { clinic, status, nextOpening, distance, highlighted, nearest } = props;
  return (
    <Card
      as="li"
      id={clinicCardId(clinic)}
      tone="raised"
      className={`grid relative ${styles.card}`}
      selected={highlighted}
      aria-current={highlighted ? 'true' : undefined}
    >
      <Picture className={styles.picture} name={clinicPicture(clinic)} />
      <h3 className={styles.name} tabIndex={-1}>
        <Link
          className={`no-underline ${styles.cardLink}`}
          to={locationDetailPath(clinic.id)}
          state={fromClinicList}
        >
          {clinic.name}
        </Link>
      </h3>
      {/* These texts are on the picture, so that the card doesn't resize when they appear. */}
      <div className={`flex flex-col items-start justify-between gap-2 ${styles.pills}`}>
        {distance && (
          <p className={pill} data-nearest={nearest}>
            <Navigation aria-hidden="true" size={16} />
            <span>
              {nearest && `${nearest} · `}
              <VisuallyHidden>{texts.distance} </VisuallyHidden>
              {distance}
            </span>
          </p>
        )}
        {nextOpening && (
          <p className={`mt-auto ${pill}`}>
            <CalendarClock aria-hidden="true" size={16} />
            {nextOpening}
          </p>
        )}
      </div>
      <ClinicFacts clinic={clinic} status={status} />
      <div className={`flex flex-wrap gap-1 ${styles.actions}`}>
        <ButtonLink variant="secondary" size="small" to={bookPath({ clinic: clinic.id })}>
          <span>
            {texts.book} <VisuallyHidden>{texts.bookAt(clinic.name)}</VisuallyHidden>
          </span>
        </ButtonLink>
        <ButtonAnchor variant="quiet" size="small" href={directionsUrl(clinic)} newTab>
          <span>
            {texts.directions} <VisuallyHidden>{texts.directionsTo(clinic.name)}</VisuallyHidden>
          </span>
        </ButtonAnchor>
      </div>
      <div className={`flex flex-wrap border-t ${styles.social}`}>
        <SocialLink href={clinic.businessPage} name={texts.businessPage} clinic={clinic} />
        <SocialLink href={clinic.reviews} name={texts.reviews} clinic={clinic} />
      </div>
    </Card>
  );
}

function SocialLink({ href, name, clinic }: { href: string; name: string; clinic: Clinic }) {
  return (
    <ExternalLink
      className={`inline-flex relative items-center min-h-target text-soft text-sm no-underline ${styles.socialLink}`}
      href={href}
      newTab
    >
      {name} <VisuallyHidden>{texts.of(clinic.name)}</VisuallyHidden>
    </ExternalLink>
  );
}

/** The list's last card, for visitors who can't choose a clinic. */
export function NeedHelpCard() {
  return (
    <Card as="li" tone="sage" className={`grid justify-items-start gap-3 ${styles.needHelp}`}>
      <h3>{texts.unsureTitle}</h3>
      <p>{texts.unsure}</p>
      <CallButton />
    </Card>
  );
}

import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { milesIfFar } from '#shared/clinics/by-distance.ts';
import type { KnownPlace } from '#web/domain/clinics/known-place.ts';
import { placeTexts } from '#web/domain/clinics/place-texts.ts';
import { clinicsTexts } from '#web/features/clinics/clinics-texts.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './far-notice.module.css';

/** For scrolling to it: a visitor from far away should read it before the first card. */
export const farNoticeId = 'far-notice';

/** Says how far away a place is, if it is too far for a short drive. */
export function FarNotice({ place }: { place: KnownPlace }) {
  const miles = milesIfFar(place);
  if (miles === undefined) return null;
  return (
    <div id={farNoticeId} className={styles.far}>
      <Notice
        live
        title={placeTexts.farTitle(miles, place.name)}
        actions={
          <ButtonAnchor variant="secondary" size="small" href={brand.phoneHref}>
            <Phone aria-hidden="true" />
            {clinicsTexts.call(brand.phone)}
          </ButtonAnchor>
        }
      >
        <p>{placeTexts.far}</p>
      </Notice>
    </div>
  );
}

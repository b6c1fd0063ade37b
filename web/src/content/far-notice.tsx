import { milesIfFar } from '#shared/clinics/by-distance.ts';
import type { Coordinates } from '#shared/clinics/distance.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CallButton } from './call-button.tsx';
import styles from './far-notice.module.css';
import { farTexts as texts } from './far-texts.ts';

interface FarNoticeProps {
  /** `name` is what the visitor searched for; undefined for their own location. */
  place: Coordinates & { name?: string };
  /** Element id, for scrolling to the notice. */
  id?: string;
}

/** Says how far away a place is, if it is too far for a short drive. */
export function FarNotice({ place, id }: FarNoticeProps) {
  const miles = milesIfFar(place);
  if (miles === undefined) return null;
  return (
    <div id={id} className={styles.far}>
      <Notice
        live
        title={texts.title(miles, place.name)}
        actions={<CallButton variant="secondary" size="small" />}
      >
        <p>{texts.text}</p>
      </Notice>
    </div>
  );
}

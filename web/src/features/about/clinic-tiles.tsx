import { Link } from 'react-router-dom';
import { clinics } from '#shared/clinics/clinics.ts';
import { Picture } from '#web/content/picture.tsx';
import { fromClinicList } from '#web/lib/browser/navigation-state.ts';
import { locationDetailPath } from '#web/lib/paths.ts';
import { areaLink, linkArea } from '#web/ui/cards/link-area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/layout/section.tsx';
import styles from './clinic-tiles.module.css';

/** Every clinic with its picture and name. */
export function ClinicTiles({ title }: { title: string }) {
  return (
    <Section title={title} tone="surface">
      <ul className={styles.tiles}>
        {clinics.map(({ id, name, city }) => (
          <li key={id} className={classNames(linkArea, styles.tile)}>
            <Picture className={styles.picture} name={`clinic-${id}`} />
            <Link
              className={classNames(areaLink, styles.name)}
              to={locationDetailPath(id)}
              state={fromClinicList}
            >
              {name}
            </Link>
            <span className={styles.city}>{city}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

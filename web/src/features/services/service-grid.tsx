import { LinkCard } from '#web/ui/cards/link-card.tsx';
import styles from './service-grid.module.css';
import { servicePicture } from './service-pictures.ts';
import { servicesTexts } from './texts.ts';
import { useServices } from './use-services.ts';

/** A card per service. The first two, which most people come for, are larger. */
export function ServiceGrid() {
  return (
    <ul className={styles.grid}>
      {useServices().map(({ name, description, href }) => (
        <LinkCard
          key={href}
          to={href}
          title={name}
          picture={servicePicture(href)}
          more={servicesTexts.services.more}
          compact
        >
          {description}
        </LinkCard>
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import { services } from '#shared/services/services.ts';
import type { PictureName } from '#shared/site/pictures.ts';
import { LinkCard } from '#web/content/link-card.tsx';
import { api } from '#web/lib/api/api.ts';
import { paths } from '#web/lib/paths.ts';
import styles from './service-grid.module.css';
import { servicesTexts } from './texts.ts';

const pictures: Partial<Record<string, PictureName>> = {
  [paths.urgentCare]: 'urgent-care',
  [paths.primaryCare]: 'primary-care',
  [paths.womensHealth]: 'womens-health',
  [paths.annualWellnessCheck]: 'annual-wellness-check',
  [paths.emergency]: 'emergency',
  [paths.ultrasound]: 'ultrasound',
  [paths.xRay]: 'x-ray',
  [paths.lab]: 'lab',
  [paths.ivTherapy]: 'iv-therapy',
  [paths.weightLoss]: 'weight-loss',
};

/** A service's picture, by its route. Services that only the server knows get the general one. */
function servicePicture(href: string): PictureName {
  return pictures[href] ?? 'services';
}

const freshForMs = 60 * 60 * 1000;

/** The services: the server's list or, until that has loaded, the site's own. */
function useServices() {
  const { data } = useQuery({
    queryKey: ['services'],
    queryFn: ({ signal }) => api('GET /api/services', { signal }),
    staleTime: freshForMs,
    initialData: { services: [...services] },
    // Stale from the start, so that the query asks the server right away.
    initialDataUpdatedAt: 0,
  });
  return data.services;
}

/** A card per service. The first two are larger, because most people come for them. */
export function ServiceGrid() {
  return (
    <ul className={`grid gap-4 ${styles.grid}`}>
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

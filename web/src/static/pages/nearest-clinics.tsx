import { nearestClinic } from '#shared/clinics/by-distance.ts';
import { type Place, valleyPlaces } from '#shared/clinics/places.ts';
import { valleyZips } from '#shared/clinics/valley-zip.ts';
import { clinicPagePath } from '#shared/site/static-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { appHref } from '#web/static/links/static-links.ts';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import styles from './nearest-clinics.module.css';

const texts = staticTexts.clinics;

/** The list's element id, for links to it. */
export const zipListId = 'zip-codes';

const neighborhoods = valleyPlaces
  .map(({ place }) => place)
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en-US'));

/** The clinic finder as lists: the nearest clinic for each neighborhood and ZIP code. */
export function NearestClinics() {
  return (
    <>
      <Section tone="sage" title={texts.neighborhoods} lead={texts.neighborhoodsLead}>
        <NearestList places={neighborhoods} />
      </Section>
      <div id={zipListId}>
        <Section
          title={texts.zips}
          lead={texts.zipsLead}
          aside={
            <ButtonAnchor variant="secondary" href={appHref(paths.locations)}>
              {texts.search}
            </ButtonAnchor>
          }
        >
          <NearestList places={valleyZips()} />
        </Section>
      </div>
    </>
  );
}

function NearestList({ places }: { places: readonly Place[] }) {
  return (
    <ul className={`grid gap-x-5 ${styles.list}`}>
      {places.map((place) => {
        const { id, name } = nearestClinic({ ...place, town: place.name });
        return (
          <li key={place.name}>
            <a
              className={`grid py-2 h-full border-b leading-130 no-underline ${styles.place}`}
              href={clinicPagePath(id)}
            >
              <span className="text-ink font-semibold tabular-nums">{place.name}</span>{' '}
              <span className={`text-sm ${styles.clinic}`}>{name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

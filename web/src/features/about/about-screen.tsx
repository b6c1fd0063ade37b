import { Link } from 'react-router-dom';
import { clinics } from '#shared/clinics/clinics.ts';
import { page as about } from '#shared/services/content/about.md';
import { clinicPicture } from '#shared/site/pictures.ts';
import { ContentPage } from '#web/content/content-page.tsx';
import { usePageTitle } from '#web/content/page-title.ts';
import { Picture } from '#web/content/picture.tsx';
import { fromClinicList } from '#web/lib/browser/navigation-state.ts';
import { locationDetailPath } from '#web/lib/paths.ts';
import { areaLink, linkArea } from '#web/ui/cards/link-area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/layout/section.tsx';
import styles from './clinic-tiles.module.css';

/** Every clinic with its picture and name. */
function ClinicTiles({ title }: { title: string }) {
  return (
    <Section title={title} ruled>
      <ul className={`grid ${styles.tiles}`}>
        {clinics.map((clinic) => (
          <li key={clinic.id} className={classNames(linkArea, `grid content-start min-w-0 ${styles.tile}`)}>
            <Picture className={`rounded-md ${styles.picture}`} name={clinicPicture(clinic)} />
            <Link
              className={classNames(areaLink, 'wrap-anywhere font-semibold leading-130')}
              to={locationDetailPath(clinic.id)}
              state={fromClinicList}
            >
              {clinic.name}
            </Link>
            <span className="text-soft text-sm">{clinic.city}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const aboutTexts = {
  clinicsTitle: 'Find your clinic',
};

export function AboutScreen() {
  usePageTitle(about.tabTitle ?? about.title, { description: about.description });
  return (
    <ContentPage page={about}>
      <ClinicTiles title={aboutTexts.clinicsTitle} />
    </ContentPage>
  );
}

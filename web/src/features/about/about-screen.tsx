import { about } from '#shared/services/content/about.ts';
import { ContentPage } from '#web/content/content-page.tsx';
import { usePageTitle } from '#web/content/page-title.ts';
import { ClinicTiles } from './clinic-tiles.tsx';

/** Texts of the about screen besides its content. */
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

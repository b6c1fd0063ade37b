import { useEffect } from 'react';
import { hydrateInView } from '#web/app/loading/hydrate-in-view.tsx';
import { usePageTitle } from '#web/content/page-title.ts';
import { storeLocations } from '#web/domain/clinics/locations-data.ts';
import { Hero } from '#web/features/home/hero.tsx';
import { homeTexts } from '#web/features/home/texts.ts';
import styles from './home-screen.module.css';

const question = hydrateInView({
  id: 'home-question',
  load: () => import('#web/features/home/question/home-question.tsx').then((module) => module.HomeQuestion),
  fallback: <div />,
});

const details = hydrateInView({
  id: 'home-details',
  load: () => import('./home-details.tsx').then((all) => all.HomeDetails),
  fallback: <div className={styles.placeholder} />,
});

export function HomeScreen() {
  usePageTitle(homeTexts.tabTitle);
  useEffect(() => storeLocations(), []);
  return (
    <>
      <Hero question={question} />
      {details}
    </>
  );
}

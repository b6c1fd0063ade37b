import { Suspense, useEffect } from 'react';
import { whenInView } from '#web/app/loading/when-in-view.ts';
import { lazyScreen } from '#web/app/screen/lazy-screen.ts';
import { Hero } from '#web/features/home/hero.tsx';
import { heroTexts } from '#web/features/home/hero-texts.ts';
import { usePageTitle } from '#web/lib/browser/page-title.ts';
import styles from './home-screen.module.css';
import { storeLocations } from './store-locations.ts';

const detailsId = 'home-details';

// In the HTML from the start, since home is prerendered; its script comes when the visitor does.
const HomeDetails = lazyScreen(async () => {
  if (!import.meta.env.SSR) await whenInView(detailsId);
  const { HomeDetails } = await import('./home-details.tsx');
  return HomeDetails;
});

// Made once: an element that never changes leaves the prerendered part alone until its script is there.
const details = (
  <Suspense fallback={<div className={styles.place} />}>
    <div id={detailsId}>
      <HomeDetails />
    </div>
  </Suspense>
);

export function HomeScreen() {
  usePageTitle(heroTexts.tabTitle);
  useEffect(storeLocations, []);
  return (
    <>
      <Hero />
      {details}
    </>
  );
}

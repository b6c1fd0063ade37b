import { usePageTitle } from '#web/lib/page-title.ts';
import { BookingSteps } from './booking-steps.tsx';
import { ClinicList } from './clinic-list.tsx';
import { Hero } from './hero.tsx';
import { homeTexts } from './texts.ts';

export function HomeScreen() {
  usePageTitle(homeTexts.tabTitle);
  return (
    <>
      <Hero />
      <BookingSteps />
      <ClinicList />
    </>
  );
}

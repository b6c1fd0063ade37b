import { homeFeaturedTests } from '#shared/lab-tests/catalogue.ts';
import { ClinicCards } from '#web/features/clinics/cards/clinic-cards.tsx';
import { BookingSteps } from '#web/features/home/booking-steps.tsx';
import { Claims } from '#web/features/home/claims.tsx';
import { DoctorApproved } from '#web/features/home/doctor-approved.tsx';
import { FindYourCare } from '#web/features/home/find-your-care.tsx';
import { FeaturedTests } from '#web/features/lab-tests/featured/featured-tests.tsx';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';

/** The part of home below the hero: composed here, since features never import each other. */
export function HomeDetails() {
  return (
    <QueryProvider>
      <BookingSteps />
      <FindYourCare />
      <DoctorApproved />
      <Claims />
      <FeaturedTests tests={homeFeaturedTests} />
      <ClinicCards />
    </QueryProvider>
  );
}

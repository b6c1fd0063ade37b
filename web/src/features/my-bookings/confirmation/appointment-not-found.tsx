import { Phone } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import { useLookupSession } from '#web/domain/lookup/lookup-session.ts';
import { FindByCode } from '#web/features/my-bookings/lookup/find-by-code.tsx';
import { LookupBanner } from '#web/features/my-bookings/lookup/lookup-banner.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './confirmation-screen.module.css';
import { confirmationTexts } from './confirmation-texts.ts';

const texts = confirmationTexts.notFound;

/**
 * The appointment doesn't exist, or this browser has no token for it, perhaps because of Forget. An emailed code
 * may open it.
 */
export function AppointmentNotFound({ isForgotten }: { isForgotten: boolean }) {
  const { session } = useLookupSession();
  const words = isForgotten && !session ? confirmationTexts.forgotten : texts;
  return (
    <div className="grid gap-5 max-w-text mx-auto">
      <Card tone="sand" alone>
        <PageHeading lead={words.text}>{words.title}</PageHeading>
        <p>{words.why}</p>
        <div className={`flex flex-wrap gap-3 ${styles.actions}`}>
          {session ? (
            <ButtonLink variant="coral" size="large" to={paths.myBookings}>
              {texts.viewBookings}
            </ButtonLink>
          ) : (
            <ButtonLink variant="secondary" size="large" to={paths.bookAppointment}>
              {texts.book}
            </ButtonLink>
          )}
          <ButtonAnchor variant="secondary" size="large" href={brand.phoneHref}>
            <Phone aria-hidden="true" />
            {texts.call}
          </ButtonAnchor>
        </div>
      </Card>
      <LookupBanner />
      <FindByCode />
    </div>
  );
}

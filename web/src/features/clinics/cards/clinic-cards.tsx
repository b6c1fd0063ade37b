import { clinics } from '#shared/clinics/clinics.ts';
import { useKnownLocation } from '#web/domain/clinics/use-known-location.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { cardsTexts } from './cards-texts.ts';
import { ClinicList } from './clinic-list.tsx';
import { NeedHelpCard } from './need-help-card.tsx';

const texts = cardsTexts;

/** The clinics on home (spec §2). Needs a query client around it. */
export function ClinicCards() {
  return (
    <Section title={texts.title(clinics.length)} lead={texts.lead}>
      <ClinicList location={useKnownLocation()}>
        <NeedHelpCard />
      </ClinicList>
    </Section>
  );
}

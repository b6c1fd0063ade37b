import { clinics } from '#shared/clinics/clinics.ts';
import { clinicsTexts } from '#web/features/clinics/texts.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { ClinicList } from './clinic-list.tsx';
import { NeedHelpCard } from './need-help-card.tsx';
import { useKnownLocation } from './use-known-location.ts';

const texts = clinicsTexts.cards;

/** The clinics on home (spec §2). Needs a query client around it. */
export function ClinicCards() {
  return (
    <Section title={texts.title(clinics.length)} lead={texts.lead}>
      <ClinicList place={useKnownLocation()}>
        <NeedHelpCard />
      </ClinicList>
    </Section>
  );
}

import type { PictureName } from '#shared/site/pictures.ts';
import { LinkCard } from '#web/content/link-card.tsx';
import { paths } from '#web/lib/paths.ts';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { locationTexts as texts } from './location-texts.ts';

interface ServiceTile {
  to: string;
  picture: PictureName;
  title: string;
  text: string;
}

const tiles: readonly ServiceTile[] = [
  { to: paths.urgentCare, picture: 'urgent-care', ...texts.services.urgentCare },
  { to: paths.primaryCare, picture: 'primary-care', ...texts.services.primaryCare },
  { to: paths.lab, picture: 'lab', ...texts.services.lab },
  { to: paths.xRay, picture: 'x-ray', ...texts.services.xRay },
  { to: paths.ivTherapy, picture: 'iv-therapy', ...texts.services.ivTherapy },
  { to: paths.annualWellnessCheck, picture: 'annual-wellness-check', ...texts.services.annual },
];

export function ClinicServices() {
  return (
    <Section className="print-hidden" title={texts.servicesTitle} lead={texts.servicesLead}>
      <CardGrid cards="wide">
        {tiles.map(({ to, picture, title, text }) => (
          <LinkCard key={to} to={to} title={title} picture={picture} more={texts.more} compact>
            <p>{text}</p>
          </LinkCard>
        ))}
      </CardGrid>
    </Section>
  );
}

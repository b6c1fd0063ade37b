import { LinkCard } from '#web/content/link-card.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CardGrid } from '#web/ui/cards/card-grid.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { detailsTexts } from './details-texts.ts';
import styles from './find-your-care.module.css';

const texts = detailsTexts.care;

const cares = [
  { to: paths.urgentCare, picture: 'urgent-care', words: texts.urgentCare },
  { to: paths.primaryCare, picture: 'primary-care', words: texts.primaryCare },
  { to: paths.womensHealth, picture: 'womens-health', words: texts.womensHealth },
  { to: paths.lab, picture: 'lab', words: texts.lab },
] as const;

/** The four most common services, and a link to all others. */
export function FindYourCare() {
  return (
    <Section
      title={texts.title}
      lead={texts.lead}
      aside={
        <ButtonLink variant="secondary" to={paths.services}>
          {texts.viewAll}
        </ButtonLink>
      }
    >
      <CardGrid className={styles.cards}>
        {cares.map(({ to, picture, words }) => (
          <LinkCard key={to} to={to} title={words.title} picture={picture} more={texts.more} small>
            {words.text}
          </LinkCard>
        ))}
      </CardGrid>
    </Section>
  );
}

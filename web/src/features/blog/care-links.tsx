import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from './care-links.module.css';
import { SideCard } from './side-card.tsx';
import { blogTexts } from './texts.ts';

/** The sidebar beside the blog's list, with links to care. */
export function CareLinks() {
  const { title, text, book, checkIn, find } = blogTexts.care;
  return (
    <aside className={styles.links}>
      <SideCard title={title} text={text}>
        <ButtonLink variant="coral" to={paths.bookAppointment}>
          {book}
        </ButtonLink>
        <ButtonAnchor variant="primary" href={brand.links.checkIn} newTab>
          {checkIn}
        </ButtonAnchor>
        <ButtonLink variant="secondary" to={paths.locations}>
          {find}
        </ButtonLink>
      </SideCard>
    </aside>
  );
}

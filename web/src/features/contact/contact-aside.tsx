import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { Picture } from '#web/content/picture.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { CareCard } from '#web/ui/cards/care-card.tsx';
import styles from './contact.module.css';
import { contactTexts } from './texts.ts';

const texts = contactTexts.aside;

/** Other ways to reach us. */
export function ContactAside() {
  return (
    <aside className={styles.aside} aria-label={texts.title}>
      <Picture className="rounded-lg" name="contact" eager />
      <div className={`grid justify-items-start gap-4 ${styles.ways}`}>
        <h2>{texts.title}</h2>
        <ButtonAnchor variant="primary" href={brand.phoneHref}>
          <Phone aria-hidden="true" />
          {texts.call(brand.phone)}
        </ButtonAnchor>
        <dl className={`grid gap-2-4 ${styles.facts}`}>
          <dt>{texts.hours}</dt>
          <dd>{brand.hours}</dd>
          <dt>{texts.email}</dt>
          <dd>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </dd>
          <dt>{texts.address}</dt>
          <dd>{brand.address}</dd>
        </dl>
        <Link to={paths.locations}>{texts.clinics}</Link>
      </div>
      <CareCard tone="urgent" title={texts.emergencyTitle} text={texts.emergency} />
    </aside>
  );
}

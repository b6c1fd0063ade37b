import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { headerTexts } from './header-texts.ts';
import styles from './top-links.module.css';

/** The small links above the header. On phones they are at the end of the menu. */
export function TopLinks() {
  const texts = headerTexts.topBar;
  return (
    <nav aria-label={texts.label}>
      <ul className={styles.list}>
        <li>
          <ExternalLink className={styles.link} href={brand.links.patientPortal}>
            {texts.patientPortal}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink className={styles.link} href={brand.links.learning} newTab>
            {texts.learning}
          </ExternalLink>
        </li>
        <li>
          <Link className={styles.link} to={paths.billPay}>
            {texts.billPay}
          </Link>
        </li>
        <li>
          <ExternalLink className={styles.link} href={brand.links.jobs}>
            {texts.jobs}
          </ExternalLink>
        </li>
      </ul>
    </nav>
  );
}

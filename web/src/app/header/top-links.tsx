import { NavLink } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { headerTexts } from './header-texts.ts';
import styles from './top-links.module.css';

/** The small links above a wide header. On phones they are in the menu. */
export function TopLinks() {
  const texts = headerTexts.topBar;
  return (
    <nav aria-label={texts.label}>
      <ul className="flex flex-wrap gap-x-5">
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
          <NavLink className={styles.link} to={paths.billPay}>
            {texts.billPay}
          </NavLink>
        </li>
        <li>
          <ExternalLink className={styles.link} href={brand.links.jobs}>
            {texts.jobs}
          </ExternalLink>
        </li>
        <li>
          <NavLink className={styles.link} to={paths.contact}>
            {texts.contact}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}

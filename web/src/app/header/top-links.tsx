import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { CheckIn } from './bar-links.tsx';
import { headerTexts } from './header-texts.ts';
import styles from './top-links.module.css';

/**
 * The utility line above a wide header. On phones, its links are in the menu.
 * @param children the button for a video visit, which needs scripts
 */
export function TopLinks({ children }: { children?: ReactNode }) {
  const texts = headerTexts.topBar;
  return (
    <div className={styles.bar}>
      <div className="flex gap-x-5">
        {children}
        <CheckIn className={styles.link} />
        <a className={styles.link} href={brand.phoneHref} aria-label={headerTexts.actions.call(brand.phone)}>
          <Phone aria-hidden="true" />
          {brand.phone}
        </a>
      </div>
      <nav aria-label={texts.label}>
        <ul className="flex gap-x-5">
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
          <li lang="es">
            <NavLink className={styles.link} to={paths.nondiscrimination}>
              {texts.spanish}
            </NavLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { headerTexts } from '#web/app/header/header-texts.ts';
import { navigationEntries as entries } from '#web/app/header/navigation-entries.ts';
import { Entries, ExternalEntry } from '#web/app/header/navigation-parts.tsx';
import { paths } from '#web/lib/paths.ts';
import styles from './footer.module.css';
import { footerTexts } from './footer-texts.ts';

const texts = footerTexts;
/** The texts of the header's utility line, which a phone doesn't show. */
const utility = headerTexts.topBar;

const aboutLinks = [
  { to: paths.aboutUs, name: texts.about },
  { to: paths.services, name: texts.services },
  { to: paths.locations, name: texts.locations },
  entries.myBookings,
  { to: paths.blog, name: texts.blog },
  entries.contact,
  entries.billPay,
];

const legalLinks = [
  { to: paths.insurance, name: texts.insurance },
  { to: paths.privacy, name: texts.privacy },
  { to: paths.privacyPractices, name: texts.privacyPractices },
  { to: paths.nondiscrimination, name: texts.nondiscrimination },
  { to: paths.accessibility, name: texts.accessibility },
  { to: paths.terms, name: texts.terms },
];

interface SiteFooterProps {
  /** The year of the copyright. Pages written by the build leave it out. */
  year?: number | undefined;
  /** Shown after the social links. */
  children?: ReactNode;
}

/** The footer of the app and of static pages. */
export function SiteFooter({ year, children }: SiteFooterProps) {
  return (
    <footer className={`print-hidden text-sm ${styles.footer}`}>
      <div className={`grid grid-cols-1 gap-4 ${styles.columns}`}>
        <section className={styles.intro}>
          <h2 className={`text-lg ${styles.brand}`}>{brand.name}</h2>
          <p>{texts.blurb}</p>
        </section>
        <section>
          <h2 className={`text-sm ${styles.title}`}>{texts.aboutTitle}</h2>
          <ul className={`grid ${styles.links}`}>
            <Entries className={styles.link} entries={aboutLinks} />
            <ExternalEntry
              className={styles.link}
              href={brand.links.patientPortal}
              name={utility.patientPortal}
            />
            <ExternalEntry className={styles.link} href={brand.links.jobs} name={utility.jobs} />
            <ExternalEntry
              className={styles.link}
              href={brand.links.learning}
              name={utility.learning}
              newTab
            />
          </ul>
        </section>
        <section>
          <h2 className={`text-sm ${styles.title}`}>{texts.visitTitle}</h2>
          <address className={`grid gap-2 ${styles.address}`}>
            <p>{brand.address}</p>
            <p>{brand.hours}</p>
            <a className={styles.link} href={brand.phoneHref}>
              {brand.phone}
            </a>
          </address>
        </section>
        <section>
          <h2 className={`text-sm ${styles.title}`}>{texts.followTitle}</h2>
          <ul className={`flex flex-wrap gap-x-5 ${styles.social}`}>
            <ExternalEntry className={styles.link} href={brand.links.facebook} name={texts.facebook} newTab />
            <ExternalEntry
              className={styles.link}
              href={brand.links.instagram}
              name={texts.instagram}
              newTab
            />
          </ul>
          {children}
        </section>
      </div>
      <nav aria-label={texts.legalTitle}>
        <ul className={`grid gap-x-4 pt-2 text-xs leading-130 ${styles.legal}`}>
          <Entries className={styles.link} entries={legalLinks} />
        </ul>
      </nav>
      <p className="flex flex-wrap items-center gap-x-5 text-xs">
        {texts.copyright(year, brand.name)}
        <Link className={styles.link} to={paths.adminBookings}>
          {texts.staff}
        </Link>
      </p>
    </footer>
  );
}

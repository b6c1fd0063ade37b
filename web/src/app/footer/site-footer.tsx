import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { headerTexts } from '#web/app/header/header-texts.ts';
import { paths } from '#web/lib/paths.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import styles from './footer.module.css';
import { footerTexts } from './footer-texts.ts';

const texts = footerTexts;
/** The header's utility line, which a phone doesn't show. */
const utility = headerTexts.topBar;

const aboutLinks = [
  { to: paths.aboutUs, name: texts.about },
  { to: paths.services, name: texts.services },
  { to: paths.locations, name: texts.locations },
  { to: paths.myBookings, name: texts.myBookings },
  { to: paths.blog, name: texts.blog },
  { to: paths.contact, name: texts.contact },
  { to: paths.billPay, name: utility.billPay },
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
            <LinkItems links={aboutLinks} />
            <ExternalItem href={brand.links.patientPortal} name={utility.patientPortal} />
            <ExternalItem href={brand.links.jobs} name={utility.jobs} />
            <ExternalItem href={brand.links.learning} name={utility.learning} newTab />
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
            <ExternalItem href={brand.links.facebook} name={texts.facebook} newTab />
            <ExternalItem href={brand.links.instagram} name={texts.instagram} newTab />
          </ul>
          {children}
        </section>
      </div>
      <nav aria-label={texts.legalTitle}>
        <ul className={`grid gap-x-4 pt-2 text-xs leading-130 ${styles.legal}`}>
          <LinkItems links={legalLinks} />
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

function LinkItems({ links }: { links: readonly { to: string; name: string }[] }) {
  return links.map(({ to, name }) => (
    <li key={to}>
      <NavLink className={styles.link} to={to}>
        {name}
      </NavLink>
    </li>
  ));
}

interface ExternalItemProps {
  href: string;
  name: string;
  newTab?: boolean;
}

function ExternalItem({ href, name, newTab }: ExternalItemProps) {
  return (
    <li>
      <ExternalLink className={styles.link} href={href} newTab={newTab}>
        {name}
      </ExternalLink>
    </li>
  );
}

import { CalendarCheck, LogIn, Phone } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonAnchor } from '#web/ui/buttons/button-anchor.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './header.module.css';
import { headerTexts } from './header-texts.ts';

/** The look of the buttons in a phone's menu. */
export const smallButton = buttonClass({ variant: 'secondary', size: 'small' });

/** The start of the header's bar: the link to home, and for narrow windows My bookings and the phone number. */
export function BarLinks() {
  return (
    <>
      <Link
        className={`flex relative items-center gap-3 min-w-0 min-h-target rounded-sm text-ink no-underline ${styles.logo}`}
        to={paths.home}
      >
        {/* Lazy, because index.html contains home: on another screen, the hidden image must not load ahead of that
            screen. */}
        <img src="/favicon.svg" alt="" width="44" height="44" loading="lazy" />
        <span>
          <span className={`font-display font-bold ${styles.wordmark}`}>{brand.shortName}</span>
          <span className={`text-soft font-semibold ${styles.tagline}`}>{headerTexts.tagline}</span>
        </span>
        <VisuallyHidden>{headerTexts.homeLink}</VisuallyHidden>
      </Link>
      <NavLink
        className={`grid relative justify-items-center whitespace-nowrap rounded-sm text-ink font-semibold no-underline ${styles.myBookings}`}
        to={paths.myBookings}
      >
        <CalendarCheck aria-hidden="true" />
        <span>{headerTexts.myBookings}</span>
      </NavLink>
      <ButtonAnchor
        className={styles.phone}
        variant="quiet"
        href={brand.phoneHref}
        aria-label={headerTexts.actions.call(brand.phone)}
      >
        <Phone aria-hidden="true" />
        <span>{brand.phone}</span>
      </ButtonAnchor>
    </>
  );
}

/** The link for checking in, with the look of a small button or of `className`. */
export function CheckIn({ className = smallButton }: { className?: string | undefined }) {
  return (
    <ExternalLink className={className} href={brand.links.checkIn} newTab>
      <LogIn aria-hidden="true" />
      {headerTexts.actions.checkIn}
    </ExternalLink>
  );
}

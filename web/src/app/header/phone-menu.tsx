import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { headerTexts } from './header-texts.ts';
import type { NavigationSlots } from './main-navigation.tsx';
import { navigationEntries as entries } from './navigation-entries.ts';
import { Entries, ExternalEntry } from './navigation-parts.tsx';
import styles from './phone-menu.module.css';

const texts = headerTexts.topBar;

interface PhoneMenuProps extends NavigationSlots {
  /** The buttons for a video visit and for checking in. */
  children: ReactNode;
}

/**
 * The menu of a phone, which begins with what patients come for. It lists each screen once, although the wide header
 * has Bill Pay and the lab twice.
 */
export function PhoneMenu({ services, cart, children }: PhoneMenuProps) {
  return (
    <nav className={`grid gap-3 ${styles.menu}`} aria-label={headerTexts.navigation.label}>
      <ul>
        <Entries entries={[entries.book, entries.locations]} />
        {services}
        <Entries entries={[entries.insurance, entries.myBookings, entries.billPay]} />
      </ul>
      <div className={`flex flex-wrap gap-2 ${styles.actions}`}>{children}</div>
      <ul className={`grid gap-x-2 ${styles.columns}`}>
        <Entries entries={[entries.lab, entries.shopForTest]} />
        {cart}
      </ul>
      <ul className={`grid gap-x-2 ${styles.columns}`}>
        <ExternalEntry href={brand.links.patientPortal} name={texts.patientPortal} />
        <Entries entries={[entries.contact, entries.home, entries.aboutUs, entries.blog]} />
        <ExternalEntry href={brand.links.jobs} name={texts.jobs} />
        <ExternalEntry href={brand.links.learning} name={texts.learning} newTab />
        <Entries entries={[entries.spanish]} />
      </ul>
    </nav>
  );
}

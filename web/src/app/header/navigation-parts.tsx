import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { useCart } from '#web/domain/cart/cart.ts';
import { paths } from '#web/lib/paths.ts';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { DisclosureMenu } from '#web/ui/disclosure/disclosure-menu.tsx';
import { headerTexts } from './header-texts.ts';
import { moreEntries, type NavigationEntry } from './navigation-entries.ts';
import styles from './navigation-parts.module.css';

const { navigation: names } = headerTexts;

/** Whether a screen is one of the entries, or below one. */
function isIn(entries: readonly NavigationEntry[], pathname: string): boolean {
  return entries.some(
    ({ to, alias, subpages }) =>
      pathname === to || pathname === alias || (subpages && matchPath(subpages, pathname) !== null),
  );
}

interface EntriesProps {
  className?: string | undefined;
  entries: readonly NavigationEntry[];
}

/**
 * The entries of a navigation. On an entry's own screen, NavLink marks the entry with `aria-current`. On its subpages,
 * `data-current` gives the entry the same style.
 */
export function Entries({ className = styles.entry, entries }: EntriesProps) {
  const { pathname } = useLocation();
  return entries.map(({ to, name, lang, subpages, alias }) => (
    <li key={to} lang={lang}>
      <NavLink
        className={className}
        to={alias === pathname ? alias : to}
        data-current={(subpages && matchPath(subpages, pathname) !== null) || undefined}
      >
        {name}
      </NavLink>
    </li>
  ));
}

interface ExternalEntryProps {
  className?: string | undefined;
  href: string;
  name: string;
  newTab?: boolean;
}

export function ExternalEntry({ className = styles.entry, name, ...link }: ExternalEntryProps) {
  return (
    <li>
      <ExternalLink className={className} {...link}>
        {name}
      </ExternalLink>
    </li>
  );
}

export function CartEntry() {
  const { count } = useCart();
  return (
    <li>
      <NavLink
        className={styles.entry}
        to={paths.cart}
        aria-label={count > 0 ? names.cartHolding(count) : undefined}
      >
        {/* Without the space, voice control would know this link only as "Cart2". */}
        {names.cart}{' '}
        {count > 0 && (
          <span className={`rounded-full text-xs font-bold leading-130 text-center ${styles.count}`}>
            {count}
          </span>
        )}
      </NavLink>
    </li>
  );
}

/** The menu "More". It isn't marked as current on home, although it lists home, because the logo leads there, too. */
export function MoreEntry() {
  const { pathname } = useLocation();
  return (
    <li>
      <DisclosureMenu
        label={names.more}
        current={pathname !== paths.home && isIn(moreEntries, pathname)}
        buttonClassName={styles.entry}
      >
        <ul className={styles.more}>
          <Entries entries={moreEntries} />
        </ul>
      </DisclosureMenu>
    </li>
  );
}

/** The menu of services: a press on "Services" shows or hides it. */
export function ServicesEntry({ entries }: { entries: readonly NavigationEntry[] }) {
  const { pathname } = useLocation();
  return (
    <li>
      <DisclosureMenu
        label={names.services}
        current={pathname === paths.services || isIn(entries, pathname)}
        buttonClassName={styles.entry}
      >
        <ul className={styles.services}>
          <Entries entries={entries} />
        </ul>
      </DisclosureMenu>
    </li>
  );
}

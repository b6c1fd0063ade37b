import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { useCart } from '#web/domain/cart/cart.ts';
import { aliases, pathPatterns, paths } from '#web/lib/paths.ts';
import { DisclosureMenu } from '#web/ui/disclosure/disclosure-menu.tsx';
import { headerTexts } from './header-texts.ts';
import styles from './main-navigation.module.css';

const { navigation: names, services: serviceNames } = headerTexts;

const beforeServices = [
  { to: paths.home, name: names.home },
  { to: paths.aboutUs, name: names.aboutUs, alias: aliases.aboutUs },
];

const services = [
  { to: paths.ivTherapy, name: serviceNames.ivTherapy },
  { to: paths.weightLoss, name: serviceNames.weightLoss },
  { to: paths.urgentCare, name: serviceNames.urgentCare },
  { to: paths.primaryCare, name: serviceNames.primaryCare },
  { to: paths.womensHealth, name: serviceNames.womensHealth },
  { to: paths.annualWellnessCheck, name: serviceNames.annualWellnessCheck },
  { to: paths.emergency, name: serviceNames.emergency },
  { to: paths.ultrasound, name: serviceNames.ultrasound },
  { to: paths.xRay, name: serviceNames.xRay },
  { to: paths.lab, name: serviceNames.labs },
];

const afterServices = [
  { to: paths.locations, name: names.locations, subpages: pathPatterns.locationDetail },
  { to: paths.lab, name: names.lab },
  { to: paths.blog, name: names.blog, subpages: pathPatterns.article },
  { to: paths.shopForTest, name: names.shopForTest, alias: aliases.shopForTest },
];

const lastEntries = [{ to: paths.billPay, name: names.billPay }];

interface Entry {
  to: string;
  name: string;
  /** Path pattern of screens below this one that have no entry of their own. */
  subpages?: string;
  /** The screen's second route. There, the entry links to it, so that NavLink marks the entry as current. */
  alias?: string;
}

/** NavLink sets `aria-current` on the entry's own screen. On its subpages, `data-current` does the same for the styles. */
function Entries({ entries }: { entries: readonly Entry[] }) {
  const { pathname } = useLocation();
  return entries.map(({ to, name, subpages, alias }) => (
    <li key={to}>
      <NavLink
        className={styles.entry}
        to={alias === pathname ? alias : to}
        data-current={(subpages && matchPath(subpages, pathname) !== null) || undefined}
      >
        {name}
      </NavLink>
    </li>
  ));
}

function CartEntry() {
  const { count } = useCart();
  return (
    <li>
      <NavLink
        className={styles.entry}
        to={paths.cart}
        aria-label={count > 0 ? names.cartHolding(count) : undefined}
      >
        {/* Without the space, voice control would know this link as "Cart2", which its label doesn't contain. */}
        {names.cart} {count > 0 && <span className={styles.count}>{count}</span>}
      </NavLink>
    </li>
  );
}

export function MainNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={names.label}>
      <ul className={styles.list}>
        <Entries entries={beforeServices} />
        <li>
          <DisclosureMenu
            label={names.services}
            current={services.some(({ to }) => to === pathname)}
            buttonClassName={styles.entry}
          >
            <ul className={styles.services}>
              <Entries entries={services} />
            </ul>
          </DisclosureMenu>
        </li>
        <Entries entries={afterServices} />
        <CartEntry />
        <Entries entries={lastEntries} />
      </ul>
    </nav>
  );
}

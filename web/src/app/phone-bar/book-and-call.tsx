import { CalendarPlus, Phone } from 'lucide-react';
import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { bookPath, pathPatterns } from '#web/lib/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './phone-bar.module.css';
import { phoneBarTexts as texts } from './phone-bar-texts.ts';

/** The booking path, with the clinic when this is a clinic's page. */
function bookPathHere(pathname: string): string {
  const clinic = matchPath(pathPatterns.locationDetail, pathname)?.params.id;
  return bookPath({ clinic });
}

/** Links in the bar at the bottom of a phone. */
export function BookAndCall() {
  const { pathname } = useLocation();
  return (
    <>
      <NavLink className={classNames(styles.link, styles.item, styles.book)} to={bookPathHere(pathname)}>
        <CalendarPlus aria-hidden="true" />
        {texts.book}
      </NavLink>
      <a
        className={classNames(styles.link, styles.item)}
        href={brand.phoneHref}
        aria-label={texts.callNumber(brand.phone)}
      >
        <Phone aria-hidden="true" />
        {texts.call}
      </a>
    </>
  );
}

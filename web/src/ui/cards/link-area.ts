import { classNames } from '#web/ui/class-names.ts';
import styles from './link-area.module.css';

/** A container that is clickable as a whole and opens its `areaLink`. */
export const linkArea = classNames(styles.area);

/** A link area for raised cards, which rises on hover. */
export const raisedLinkArea = classNames(styles.area, styles.raised);

/** The only link in a link area. */
export const areaLink = classNames(styles.link);

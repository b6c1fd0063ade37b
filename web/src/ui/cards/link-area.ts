import { classNames } from '#web/ui/class-names.ts';
import styles from './link-area.module.css';

/** The class of a container that is clickable as a whole and opens its `areaLink`. */
export const linkArea = classNames(styles.area);

/** The class of a link area that rises on hover, for raised cards. */
export const raisedLinkArea = classNames(styles.area, styles.raised);

/** The class of the only link in a link area. */
export const areaLink = classNames(styles.link);

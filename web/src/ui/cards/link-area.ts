import { classNames } from '#web/ui/class-names.ts';
import styles from './link-area.module.css';

/** A container whose `areaLink` is its target as a whole, for pointer and focus. */
export const linkArea = classNames(styles.area);

/** A link area that rises on hover, for raised cards. */
export const raisedLinkArea = classNames(styles.area, styles.raised);

/** The one link in a link area. */
export const areaLink = classNames(styles.link);

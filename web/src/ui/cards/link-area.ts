import { classNames } from '#web/ui/class-names.ts';
import styles from './link-area.module.css';

/** What holds one `areaLink`, and is pressed, focused and pointed at as a whole. */
export const linkArea = classNames(styles.area);

/** The same, rising under the pointer: for a raised card. */
export const raisedLinkArea = classNames(styles.area, styles.raised);

/** The one link in a link area. */
export const areaLink = classNames(styles.link);

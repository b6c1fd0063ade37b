import { classNames } from '#web/ui/class-names.ts';
import styles from './button.module.css';

/** The style of a button, or of a link that looks like one. */
export interface ButtonStyle {
  /** `coral` is for the one main action of a screen, `danger` for what can't be undone. */
  variant?: 'coral' | 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'large' | 'small';
  /** Takes the whole width of its container. */
  wide?: boolean;
}

export function buttonClass(
  { variant = 'primary', size = 'medium', wide = false }: ButtonStyle,
  ...more: (string | undefined)[]
): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, ...more);
}

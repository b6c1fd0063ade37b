import { BookAndCall } from '#web/app/phone-bar/book-and-call.tsx';
import bar from '#web/app/phone-bar/phone-bar.module.css';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './static-phone-bar.module.css';

/** The bar at the bottom of a phone, without the chat. */
export function StaticPhoneBar() {
  return (
    <aside className={classNames(bar.bar, styles.two)} aria-label={staticTexts.phoneBar}>
      <BookAndCall />
    </aside>
  );
}

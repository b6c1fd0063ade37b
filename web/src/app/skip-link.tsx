import { Button } from '#web/ui/buttons/button.tsx';
import { headerTexts } from './header/header-texts.ts';
import { focusHeading } from './screen/focus-on-arrival.tsx';
import styles from './skip-link.module.css';

/** The first Tab stop, hidden until it has the focus. */
export function SkipLink() {
  return (
    <div className={`rounded-full shadow-md bg-surface print-hidden ${styles.holder}`}>
      <Button onClick={skip}>{headerTexts.skipLink}</Button>
    </div>
  );
}

function skip() {
  window.scrollTo(0, 0);
  focusHeading();
}

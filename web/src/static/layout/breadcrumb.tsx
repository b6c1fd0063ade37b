import { staticTexts } from '#web/static/texts/static-texts.ts';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './breadcrumb.module.css';

/** A page above this one. */
export interface Crumb {
  name: string;
  href: string;
}

/** The way from home to this page. Takes the space that the app's Back button has, which heroes extend behind. */
export function Breadcrumb({ above, here }: { above: readonly Crumb[]; here: string }) {
  return (
    <Container className={styles.place}>
      <nav aria-label={staticTexts.trail}>
        <ol className={styles.trail}>
          {above.map(({ name, href }) => (
            <li key={href} className={styles.above}>
              <a className={styles.link} href={href}>
                {name}
              </a>
            </li>
          ))}
          <li className={styles.here} aria-current="page">
            {here}
          </li>
        </ol>
      </nav>
    </Container>
  );
}

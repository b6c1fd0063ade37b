import type { NamedPage } from '#shared/pages/breadcrumb.ts';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './breadcrumb.module.css';

/** The way from home to this page. Takes the space that the app's Back button has, which heroes extend behind. */
export function Breadcrumb({ above, here }: { above: readonly NamedPage[]; here: string }) {
  return (
    <Container className={styles.place}>
      <nav aria-label={staticTexts.breadcrumb}>
        <ol className={styles.trail}>
          {above.map(({ name, path }) => (
            <li key={path} className={styles.above}>
              <a className={styles.link} href={path}>
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

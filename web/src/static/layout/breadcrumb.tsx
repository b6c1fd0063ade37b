import type { NamedPage } from '#shared/pages/breadcrumb.ts';
import { staticTexts } from '#web/static/texts/static-texts.ts';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './breadcrumb.module.css';

/** The path from home to this page. It takes the space of the app's Back button, which heroes extend behind. */
export function Breadcrumb({ above, here }: { above: readonly NamedPage[]; here: string }) {
  return (
    <Container className={`print-hidden py-2 ${styles.place}`}>
      <nav aria-label={staticTexts.breadcrumb}>
        <ol className={`flex items-center whitespace-nowrap text-sm ${styles.trail}`}>
          {above.map(({ name, path }) => (
            <li key={path} className={`flex flex-none items-center ${styles.above}`}>
              <a
                className={`inline-flex items-center min-h-target font-semibold no-underline hover-underline ${styles.link}`}
                href={path}
              >
                {name}
              </a>
            </li>
          ))}
          <li className={`overflow-hidden text-soft ${styles.here}`} aria-current="page">
            {here}
          </li>
        </ol>
      </nav>
    </Container>
  );
}

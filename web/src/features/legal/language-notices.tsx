import { brand } from '#shared/brand.ts';
import type { LanguageNotice } from '#shared/legal/legal-page.ts';
import styles from './language-notices.module.css';

/** The same offer in many languages, each marked with its language so that screen readers switch voices. */
export function LanguageNotices({ notices }: { notices: readonly LanguageNotice[] }) {
  return (
    <ul className={`grid grid-cols-1 gap-5 ${styles.notices}`}>
      {notices.map(({ lang, direction, name, englishName, beforePhone, afterPhone }) => (
        <li key={lang}>
          <h3 className="text-md">
            <span lang={lang} dir={direction}>
              {name}
            </span>
            {name !== englishName && ` (${englishName})`}
          </h3>
          <p lang={lang} dir={direction}>
            {beforePhone}{' '}
            <a href={brand.phoneHref} dir="ltr">
              {brand.phone}
            </a>
            {afterPhone}
          </p>
        </li>
      ))}
    </ul>
  );
}

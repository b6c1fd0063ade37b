import type { Mended } from '#shared/books/mended.ts';
import { formatDateTime } from '#web/features/admin/date-format.ts';
import { CopyableText } from '#web/features/admin/records/details/copyable-text.tsx';
import styles from './books.module.css';
import { booksTexts } from './books-texts.ts';
import type { Books } from './use-books.ts';

const texts = booksTexts.mended;

function newsText({ news }: Mended): string {
  return news.map((one) => texts.news[one]).join(', ');
}

/** The payments that checks have brought up to date lately. */
export function MendedList({ books: { mended, moreMended = 0 } }: { books: Books }) {
  return (
    <section className={styles.part} aria-label={texts.title}>
      <h3 className={styles.partTitle}>{texts.title}</h3>
      {mended.length === 0 && <p className={styles.lead}>{texts.none}</p>}
      {mended.length > 0 && (
        <>
          <p className={styles.lead}>{texts.lead}</p>
          <ul className={styles.mended}>
            {mended.map((one) => (
              <li key={`${one.mendedAt} ${one.paymentIntentId}`} className={styles.mendedItem}>
                <span>
                  <CopyableText text={one.paymentIntentId} label={one.paymentIntentId} />
                </span>
                <span>
                  <strong>{newsText(one)}</strong>{' '}
                  <time className={styles.name} dateTime={one.mendedAt}>
                    {formatDateTime(one.mendedAt)}
                  </time>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {moreMended > 0 && <p className={styles.lead}>{texts.more(moreMended)}</p>}
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { NewClosure } from './close-clinic.tsx';
import { ClosureCard } from './closure-card.tsx';
import styles from './closures.module.css';
import { closuresTexts as texts } from './closures-texts.ts';
import { useClosures } from './use-closures.ts';

/** When which clinic is closed, and the way to close one. */
export function Closures() {
  const { filters } = useDashboardUrl();
  const { now, asking } = useServerClock();
  const { data, error, refetch } = useClosures();
  const [newest, setNewest] = useState<string>();
  const [reopened, setReopened] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);

  // The card goes, and the button that had the focus with it.
  useEffect(() => {
    if (reopened > 0) title.current?.focus();
  }, [reopened]);

  if (!now && asking) return <Skeleton lines={8} label={texts.loading} />;

  const closures = data?.closures;
  return (
    <div className={styles.columns}>
      <NewClosure
        start={{ clinic: filters.clinic, date: filters.from }}
        // Without an answer this machine's clock has to do; the server has the last word.
        now={now ?? new Date()}
        onClosed={setNewest}
      />
      <div className={styles.closures}>
        <h2 ref={title} className={styles.title} tabIndex={-1}>
          {texts.title}
        </h2>
        {error && (
          <FailureNotice
            error={error}
            texts={texts}
            isStale={closures !== undefined}
            onRetry={() => void refetch()}
          />
        )}
        {!closures && !error && <Skeleton lines={5} label={texts.loading} />}
        {closures?.length === 0 && (
          <div className={styles.none}>
            <p className={styles.noneTitle}>{texts.none}</p>
            <p>{texts.noneText}</p>
          </div>
        )}
        {closures && closures.length > 0 && (
          <ul className={styles.list}>
            {closures.map((closure) => (
              <ClosureCard
                // One made anew for the same hours is another closure.
                key={`${closure.id} ${closure.createdAt} ${closure.id === newest}`}
                closure={closure}
                isNew={closure.id === newest}
                onReopened={() => setReopened((times) => times + 1)}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

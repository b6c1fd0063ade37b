import { useEffect, useRef, useState } from 'react';
import { FailureNotice } from '#web/features/admin/failure/failure-notice.tsx';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CloseClinic } from './close-clinic.tsx';
import { ClosureCard } from './closure-card.tsx';
import styles from './closures.module.css';
import { closuresTexts as texts } from './closures-texts.ts';
import { useClosures } from './use-closures.ts';

/** The closures from today on, beside the form for managers to close a clinic. */
export function Closures() {
  const { role } = useSession();
  const { now, asking } = useServerClock();
  const { data, error, refetch } = useClosures();
  const [newestId, setNewestId] = useState<string>();
  const [reopenings, setReopenings] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);

  // The deleted card had the focus, so move it.
  useEffect(() => {
    if (reopenings > 0) title.current?.focus();
  }, [reopenings]);

  if (!now && asking) return <Skeleton lines={8} label={texts.loading} />;

  return (
    <div className={`grid items-start gap-6 ${role === 'admin' ? styles.columns : ''}`}>
      {role === 'admin' && <CloseClinic onClosed={setNewestId} />}
      <div className="grid grid-cols-1 gap-3">
        <h2 ref={title} className="text-xl" tabIndex={-1}>
          {texts.title}
        </h2>
        {error && (
          <FailureNotice error={error} texts={texts} isStale={!!data} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton lines={5} label={texts.loading} />}
        {data?.closures.length === 0 && <p className="p-4 rounded-md bg-sage">{texts.none}</p>}
        <ul className="grid grid-cols-1 gap-3">
          {data?.closures.map((closure) => (
            <ClosureCard
              // The id alone isn't unique: a clinic that is reopened and closed again for the same hours gets
              // the same id.
              key={`${closure.id} ${closure.createdAt} ${closure.id === newestId}`}
              closure={closure}
              isNew={closure.id === newestId}
              onReopened={() => setReopenings((count) => count + 1)}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

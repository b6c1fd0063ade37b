import { CalendarDays, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallButton } from '#web/content/call-button.tsx';
import { withMention } from '#web/lib/api/api-problem.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from './clinic-opening.module.css';
import list from './next-openings.module.css';
import { questionTexts as texts } from './question-texts.ts';

/** Three alternatives when no times could be loaded, each as tall as the clinic it replaces. */
export function OpeningsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { call, book, retry } = texts.failed;
  return (
    <ul className={`grid gap-2 ${list.list}`}>
      <WayOn title={call.title} text={withMention(call.text, error)}>
        <CallButton variant="secondary" size="small" />
      </WayOn>
      <WayOn {...book}>
        <ButtonLink variant="secondary" size="small" to={paths.bookAppointment}>
          <CalendarDays aria-hidden="true" />
          {texts.seeBooking}
        </ButtonLink>
      </WayOn>
      <WayOn {...retry}>
        <Button variant="secondary" size="small" onClick={onRetry}>
          <RotateCcw aria-hidden="true" />
          {texts.tryAgain}
        </Button>
      </WayOn>
    </ul>
  );
}

function WayOn({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={styles.clinic}>
      <h3 className={`font-display font-bold leading-130 ${styles.name}`}>{title}</h3>
      <div className={`text-soft text-sm leading-140 ${styles.facts}`}>
        <p>{text}</p>
      </div>
      <div className={`flex-wrap items-center text-sm ${styles.instead}`}>{children}</div>
    </li>
  );
}

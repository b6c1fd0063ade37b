import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './notice.module.css';

const icons = { info: Info, success: CircleCheck, warn: TriangleAlert, error: CircleAlert };

interface NoticeProps {
  tone?: keyof typeof icons;
  title?: string;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** Set when the notice responds to the visitor's action, so that screen readers announce it. */
  live?: boolean;
  children?: ReactNode;
}

export function Notice({ tone = 'info', title, actions, live = false, children }: NoticeProps) {
  const Icon = icons[tone];
  const liveRole = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      className={classNames('flex gap-3 rounded-md text-ink', styles.notice, styles[tone])}
      role={live ? liveRole : undefined}
    >
      <Icon className={`flex-none ${styles.icon}`} aria-hidden="true" />
      {/* A long word, such as a payment's id, must break. */}
      <div className="grid flex-1 gap-2 min-w-0 wrap-anywhere">
        {title && <p className={`font-bold ${styles.title}`}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={`flex flex-wrap gap-3 ${styles.actions}`}>{actions}</div>}
      </div>
    </div>
  );
}

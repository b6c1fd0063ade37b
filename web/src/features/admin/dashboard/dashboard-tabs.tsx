import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { required } from '#shared/required.ts';
import { countText, useWorklist } from '#web/features/admin/payments/worklist/use-worklist.ts';
import type { DashboardView } from '#web/features/admin/use-dashboard-url.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './dashboard-tabs.module.css';
import { dashboardTexts as texts } from './dashboard-texts.ts';

const tabViews: readonly DashboardView[] = ['appointments', 'payments'];
const otherViews: readonly DashboardView[] = [
  'lab-orders',
  'day',
  'worklist',
  'books',
  'closures',
  'activity',
];

/** The number of items waiting for a manager, on the button of the worklist. */
function WorkCount() {
  const { items = [], isComplete } = useWorklist();
  if (items.length === 0) return null;
  return (
    <>
      {' '}
      <Badge tone="warn">
        <span aria-hidden="true">{countText(items.length, isComplete)}</span>
        <VisuallyHidden>{texts.waiting(countText(items.length, isComplete))}</VisuallyHidden>
      </Badge>
    </>
  );
}

interface DashboardTabsProps {
  view: DashboardView;
  /** All views that can be opened. */
  views: readonly DashboardView[];
  onShow: (view: DashboardView) => void;
  /** The open view. */
  children: ReactNode;
}

/** The tabs, the buttons for the other views beside them, and the open view. */
export function DashboardTabs({ view, views, onShow, children }: DashboardTabsProps) {
  const tabs = tabViews.filter((tab) => views.includes(tab));
  const others = otherViews.filter((other) => views.includes(other));
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isTab = tabs.includes(view);

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.indexOf(view);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const tab = required(tabs.at(target % tabs.length), 'tab');
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus();
    onShow(tab);
  }

  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-5 border-b print-hidden">
        <div
          ref={list}
          role="tablist"
          aria-label={texts.tabs}
          className="flex flex-wrap gap-1"
          onKeyDown={onKeyDown}
        >
          {tabs.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${id}-${tab}`}
              className={styles.tab}
              aria-selected={tab === view}
              aria-controls={tab === view ? `${id}-panel` : undefined}
              // The tab list is one stop for the Tab key; arrow keys move within it (WAI-ARIA tabs pattern).
              tabIndex={tab === (isTab ? view : tabs[0]) ? 0 : -1}
              onClick={() => tab !== view && onShow(tab)}
            >
              {texts.views[tab]}
            </button>
          ))}
        </div>
        <nav aria-label={texts.more} className="flex flex-wrap gap-1">
          {others.map((other) => (
            <button
              key={other}
              type="button"
              className={styles.tab}
              aria-current={other === view ? 'page' : undefined}
              onClick={() => other !== view && onShow(other)}
            >
              {texts.views[other]}
              {other === 'worklist' && <WorkCount />}
            </button>
          ))}
        </nav>
      </div>
      {isTab ? (
        <div
          key={view}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${view}`}
          className={`grid gap-5 ${styles.panel}`}
        >
          {children}
        </div>
      ) : (
        <section key={view} aria-label={texts.views[view]} className={`grid gap-5 ${styles.panel}`}>
          {children}
        </section>
      )}
    </>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { DashboardView } from '#web/features/admin/use-dashboard-url.ts';
import styles from './dashboard-tabs.module.css';
import { dashboardTexts as texts } from './dashboard-texts.ts';

const tabs: readonly DashboardView[] = ['appointments', 'payments'];
const others: readonly DashboardView[] = ['day', 'closures', 'activity'];

interface DashboardTabsProps {
  view: DashboardView;
  onShow: (view: DashboardView) => void;
  /** The part that shows. */
  children: ReactNode;
}

/** The two tabs of the records (spec §2, Admin dashboard), the other parts beside them, and the one that shows. */
export function DashboardTabs({ view, onShow, children }: DashboardTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isTab = tabs.includes(view);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.indexOf(view);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const to = (next + tabs.length) % tabs.length;
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
    onShow(tabs[to] ?? view);
  }

  return (
    <>
      <div className={styles.bar}>
        <div ref={list} role="tablist" aria-label={texts.tabs} className={styles.list} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab}
              type="button"
              role="tab"
              id={`${id}-${tab}`}
              className={styles.tab}
              aria-selected={tab === view}
              aria-controls={tab === view ? `${id}-panel` : undefined}
              // One stop for Tab; the arrow keys go from tab to tab.
              tabIndex={tab === (isTab ? view : tabs[0]) ? 0 : -1}
              onClick={() => tab !== view && onShow(tab)}
            >
              {texts.views[tab]}
            </button>
          ))}
        </div>
        <nav aria-label={texts.more} className={styles.list}>
          {others.map((other) => (
            <button
              key={other}
              type="button"
              className={styles.tab}
              aria-current={other === view ? 'page' : undefined}
              onClick={() => other !== view && onShow(other)}
            >
              {texts.views[other]}
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
          className={styles.panel}
        >
          {children}
        </div>
      ) : (
        <section key={view} aria-label={texts.views[view]} className={styles.panel}>
          {children}
        </section>
      )}
    </>
  );
}

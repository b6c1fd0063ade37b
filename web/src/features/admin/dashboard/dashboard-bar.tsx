import { LogOut, Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { StaffRole } from '#shared/sign-in.ts';
import { SearchBox } from '#web/features/admin/filters/record-filters.tsx';
import { ShortcutHelp } from '#web/features/admin/keys/shortcuts.tsx';
import { useWorklist } from '#web/features/admin/payments/worklist/use-worklist.ts';
import { useSession } from '#web/features/admin/session/session-context.ts';
import { type DashboardView, useDashboardUrl, viewTitles } from '#web/features/admin/use-dashboard-url.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DisclosureMenu } from '#web/ui/disclosure/disclosure-menu.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './dashboard-bar.module.css';

/** Texts of the dashboard's frame. Each view keeps its own texts. */
export const dashboardTexts = {
  title: 'Dashboard',
  find: 'Find a patient',
  menu: 'More',
  signOut: 'Sign out',
  roles: { admin: 'Manager', 'front-desk': 'Front desk' } satisfies Record<StaffRole, string>,
};

/** Whether a view is one of the two tabs. The other views are buttons. */
export const isTab = (view: DashboardView): boolean => view === 'appointments' || view === 'payments';

export const tabId = (view: DashboardView) => `tab-${view}`;

const buttonClass = `inline-flex items-center border-0 bg-none text-soft font-semibold whitespace-nowrap cursor-pointer ${styles.view}`;

/** The number of items waiting for a manager, on the button of the worklist. */
function WorkCount() {
  const { items = [], complete } = useWorklist().query.data ?? {};
  if (items.length === 0) return null;
  return (
    <>
      {' '}
      <Badge tone="warn">
        {complete ? items.length : `${items.length}+`} <VisuallyHidden>waiting</VisuallyHidden>
      </Badge>
    </>
  );
}

/** Finds a patient's visits from any view: opens the appointments view and searches it for what is typed. */
function FindPatient() {
  const { view, search, showView, changeFilters } = useDashboardUrl();
  const isHere = view === 'appointments';
  return (
    <div className={`grid items-center flex-none sr-labels ${styles.find}`} data-here={isHere}>
      <SearchBox
        label={dashboardTexts.find}
        hint={dashboardTexts.find}
        search={isHere ? search : ''}
        onSearch={(text) => (isHere ? changeFilters({ search: text }) : showView('appointments', {}, text))}
      />
      <Search aria-hidden="true" size={20} />
    </div>
  );
}

function Account() {
  const { name, role, signOut } = useSession();
  return (
    <div className="flex items-center justify-between gap-x-2 min-w-0 text-sm whitespace-nowrap">
      <p className={`text-xs leading-130 ${styles.account}`} title={name}>
        <span className="block truncate text-soft">
          <VisuallyHidden>Signed in as</VisuallyHidden> <bdi>{name}</bdi>
        </span>
        <span className="font-semibold">{dashboardTexts.roles[role]}</span>
      </p>
      <Button variant="quiet" size="small" title={dashboardTexts.signOut} onClick={signOut}>
        <LogOut aria-hidden="true" />
        {dashboardTexts.signOut}
      </Button>
    </div>
  );
}

/**
 * The search, the views, who is signed in, and Sign out. In a narrow window, most of that is behind a button.
 * @param views all views that can be opened; the first one comes before the tabs
 */
export function DashboardBar({ views }: { views: readonly DashboardView[] }) {
  const { view, showView } = useDashboardUrl();
  // From this width on, everything fits in one line.
  const isWide = useMediaQuery('(min-width: 80rem)');
  const [first, ...rest] = views;
  const tabs = rest.filter(isTab);
  const others = rest.filter((one) => !isTab(one));

  function onKeyDown({ key }: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const tab = step && tabs.at((tabs.indexOf(view) + step) % tabs.length);
    if (!tab) return;
    document.getElementById(tabId(tab))?.focus();
    showView(tab);
  }

  function viewButton(one: DashboardView) {
    const isCurrent = one === view;
    const tab = {
      role: 'tab',
      id: tabId(one),
      'aria-selected': isCurrent,
      // The tab list is one stop for the Tab key; arrow keys move within it (WAI-ARIA tabs pattern).
      tabIndex: one === (isTab(view) ? view : tabs[0]) ? 0 : -1,
    };
    return (
      <button
        key={one}
        type="button"
        className={buttonClass}
        onClick={() => !isCurrent && showView(one)}
        {...(isTab(one) ? tab : { 'aria-current': isCurrent ? 'page' : undefined })}
      >
        {viewTitles[one]}
        {one === 'worklist' && <WorkCount />}
      </button>
    );
  }

  const more = (
    <>
      <nav aria-label="More dashboard views" className="flex flex-wrap flex-none">
        {others.map(viewButton)}
      </nav>
      <Account />
    </>
  );
  return (
    <>
      <FindPatient />
      <nav aria-label="Dashboard views" className="flex flex-none">
        {first && viewButton(first)}
        <div role="tablist" aria-label="Records" className="flex" onKeyDown={onKeyDown}>
          {tabs.map(viewButton)}
        </div>
      </nav>
      {isWide ? (
        <div className="flex flex-1 justify-between gap-4 min-w-0">{more}</div>
      ) : (
        <DisclosureMenu
          label={[dashboardTexts.menu, others.includes('worklist') && <WorkCount key="count" />]}
          current={others.includes(view)}
          className="ms-auto"
          buttonClassName={buttonClass}
          panelClassName={`absolute border shadow-md bg-surface ${styles.more}`}
        >
          {more}
        </DisclosureMenu>
      )}
      <ShortcutHelp className={styles.keys} />
    </>
  );
}

import { useLocation, useNavigate } from 'react-router-dom';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { isCalendarDate } from '#shared/time/clinic-time.ts';
import { keepScroll } from '#web/lib/browser/navigation-state.ts';
import { paths } from '#web/lib/paths.ts';

/** The titles of all views, by their names in the URL. If the URL names no view, the first one opens. */
export const viewTitles = {
  day: 'Today',
  appointments: 'Appointments',
  payments: 'Payments',
  'lab-orders': 'Lab orders',
  messages: 'Messages',
  estimates: 'Estimates',
  worklist: 'Work list',
  books: 'Reconcile',
  figures: 'Figures',
  closures: 'Closures',
  activity: 'Activity',
};

export type DashboardView = keyof typeof viewTitles;

export const dashboardViews = Object.keys(viewTitles) as DashboardView[];
const firstView = dashboardViews[0] ?? 'day';

const noFilters = {
  status: '',
  clinic: '' as ClinicId | '',
  /** `YYYY-MM-DD`, clinic time. */
  from: '',
  to: '',
  sort: '',
  /** In the audit log: `views` to list views instead of changes, or the kind of record whose changes to list. */
  kind: '',
  /** The layout of the day view: `list`, `board` or `week`. */
  layout: '',
  /** In the audit log: the `actor` whose entries to list. */
  actor: '',
  /** The number of the only record to show, such as `UC123456ABCDEF`. It names no person, so a link may have it. */
  record: '',
};

/** The filters in the URL. An empty string means no filter. */
export type DashboardFilters = typeof noFilters;

/**
 * Search terms by id. A term can name a patient, so the URL and history entries, which outlast the session,
 * contain only its id. A reload drops the terms.
 */
const searchTerms = new Map<string, string>();

function readFilters(params: URLSearchParams): DashboardFilters {
  const given = Object.keys(noFilters).map((name) => [name, params.get(name) ?? '']);
  const filters: DashboardFilters = Object.fromEntries(given);
  const dateIn = (text: string) => (isCalendarDate(text) ? text : '');
  return {
    ...filters,
    clinic: clinicIds.find((id) => id === filters.clinic) ?? '',
    from: dateIn(filters.from),
    to: dateIn(filters.to),
  };
}

type FilterChanges = Partial<Record<keyof DashboardFilters, string>>;

/** The path and query of a view with only these filters. */
export function dashboardPath(view: DashboardView, filters: FilterChanges): string {
  const given = Object.entries(filters).filter(([, value]) => value);
  const params = new URLSearchParams([...(view === firstView ? [] : [['view', view]]), ...given]);
  return params.size > 0 ? `${paths.adminBookings}?${params}` : paths.adminBookings;
}

/** The open view and its filters. They are in the URL, so that a reload and the browser's Back restore them. */
export function useDashboardUrl() {
  const navigate = useNavigate();
  const location = useLocation();
  const params = new URLSearchParams(location.search);
  const view = dashboardViews.find((name) => name === params.get('view')) ?? firstView;
  const filters = readFilters(params);
  const { searchId = '' } = (location.state ?? {}) as { searchId?: string };
  const search = searchTerms.get(searchId) ?? filters.record;

  function go(path: string, nextSearch: string, replace: boolean) {
    const nextId = nextSearch && crypto.randomUUID();
    if (nextId) searchTerms.set(nextId, nextSearch);
    void navigate(path, { replace, state: { ...keepScroll, searchId: nextId } });
  }

  /** Changes some filters of the open view and keeps the others. */
  function changeFilters({ search: term, ...changed }: FilterChanges & { search?: string }) {
    const { record } = term === undefined ? filters : { record: '' };
    const path = dashboardPath(view, { ...filters, record, ...changed });
    go(path, term ?? searchTerms.get(searchId) ?? '', true);
  }

  const filterCount = Object.values({ ...filters, record: '' }).filter(Boolean).length;
  const q = search.trim();
  return {
    view,
    filters,
    /** How many filters are set, not counting the search. */
    filterCount,
    search,
    /** The dates to filter by, in the form that requests use. */
    period: { from: filters.from || undefined, to: filters.to || undefined },
    /** The text to search for, in the form that requests use. */
    q,
    /** Opens another view with only these filters and this search. The browser's Back returns to the current view. */
    showView: (next: DashboardView, nextFilters: Partial<DashboardFilters> = {}, nextSearch = '') =>
      go(dashboardPath(next, nextFilters), nextSearch, false),
    changeFilters,
    /** Removes all filters and the search. Undefined if there are none. */
    clear: filterCount > 0 || q ? () => changeFilters({ ...noFilters, search: '' }) : undefined,
  };
}

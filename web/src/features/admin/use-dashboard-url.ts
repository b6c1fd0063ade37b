import { useLocation, useNavigate } from 'react-router-dom';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { keepScroll, type NavigationState } from '#web/lib/browser/navigation-state.ts';
import { paths } from '#web/lib/paths.ts';

/** The first of them opens when the URL names none. */
export const dashboardViews = [
  'day',
  'appointments',
  'payments',
  'lab-orders',
  'messages',
  'worklist',
  'books',
  'closures',
  'activity',
] as const;

export type DashboardView = (typeof dashboardViews)[number];

/** The filters in the URL. An empty string means no filter. */
export interface DashboardFilters {
  status: string;
  clinic: ClinicId | '';
  /** `YYYY-MM-DD`, clinic time. Unchecked text from the URL: validate it with `parseDate`. */
  from: string;
  to: string;
  sort: string;
  /** Of the audit log: `views` instead of changes, or the changes of one kind of record. */
  kind: string;
  /** The `actor` of the audit log's entries. */
  actor: string;
  /** The number of the only record to show. It names no one, so unlike other searches, a link may have it. */
  record: string;
}

interface DashboardState extends NavigationState {
  searchId: string;
}

/**
 * Search terms by id. A term can name a patient, so the URL and history entries, which outlast the session,
 * contain only its id. The terms are lost with the page.
 */
const searchTerms = new Map<string, string>();

function saveSearchTerm(term: string): string {
  if (term === '') return '';
  const id = crypto.randomUUID();
  searchTerms.set(id, term);
  return id;
}

function readView(params: URLSearchParams): DashboardView {
  const id = params.get('view');
  return dashboardViews.find((view) => view === id) ?? dashboardViews[0];
}

function readFilters(params: URLSearchParams): DashboardFilters {
  const read = (name: keyof DashboardFilters) => params.get(name) ?? '';
  return {
    status: read('status'),
    clinic: clinicIds.find((id) => id === read('clinic')) ?? '',
    from: read('from'),
    to: read('to'),
    sort: read('sort'),
    kind: read('kind'),
    actor: read('actor'),
    record: read('record'),
  };
}

type FilterChanges = Partial<Record<keyof DashboardFilters, string>>;

/** The address of a view with only these filters. */
export function dashboardPath(view: DashboardView, filters: FilterChanges): string {
  const given = Object.entries(filters).filter(([, value]) => value);
  const params = new URLSearchParams([...(view === dashboardViews[0] ? [] : [['view', view]]), ...given]);
  return params.size > 0 ? `${paths.adminBookings}?${params}` : paths.adminBookings;
}

/** The open view and its filters. They live in the URL, so that a reload and the browser's Back restore them. */
export function useDashboardUrl() {
  const navigate = useNavigate();
  const location = useLocation();
  const params = new URLSearchParams(location.search);
  const view = readView(params);
  const filters = readFilters(params);
  const { searchId = '' } = (location.state ?? {}) as Partial<DashboardState>;
  const search = searchTerms.get(searchId) ?? filters.record;

  function go(path: string, nextSearch: string, replace: boolean) {
    const state: DashboardState = { ...keepScroll, searchId: saveSearchTerm(nextSearch) };
    void navigate(path, { replace, state });
  }

  return {
    view,
    filters,
    search,
    /** Opens another view with only these filters and this search. The browser's Back returns to the current view. */
    showView: (next: DashboardView, nextFilters: Partial<DashboardFilters> = {}, nextSearch = '') =>
      go(dashboardPath(next, nextFilters), nextSearch, false),
    /** Changes some filters of the open view and keeps the others. */
    changeFilters: ({ search: term, ...changed }: FilterChanges & { search?: string }) => {
      const { record } = term === undefined ? filters : { record: '' };
      const path = dashboardPath(view, { ...filters, record, ...changed });
      go(path, term ?? searchTerms.get(searchId) ?? '', true);
    },
  };
}

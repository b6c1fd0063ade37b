import { useLocation, useNavigate } from 'react-router-dom';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { inPlace, type NavigationState } from '#web/lib/browser/navigation-state.ts';
import { paths } from '#web/lib/paths.ts';

export const dashboardViews = ['appointments', 'payments', 'day', 'closures', 'activity'] as const;

export type DashboardView = (typeof dashboardViews)[number];

/** What the address says of a view; '' is no filter. */
export interface DashboardFilters {
  status: string;
  clinic: string;
  /** `YYYY-MM-DD`, clinic time. */
  from: string;
  to: string;
  sort: string;
}

interface DashboardState extends NavigationState {
  /** The mark of what was searched for; '' is nothing. */
  search: string;
}

/**
 * What was searched for, by its mark. It names people, and both addresses and what a history entry carries outlast the
 * session: only this page knows the words, and every sign-in begins a new one.
 */
const searches = new Map<string, string>();

function markOf(search: string): string {
  if (search === '') return '';
  const mark = crypto.randomUUID();
  searches.set(mark, search);
  return mark;
}

const filterNames = ['status', 'clinic', 'from', 'to', 'sort'] as const;

function readView(params: URLSearchParams): DashboardView {
  const wanted = params.get('view');
  return dashboardViews.find((view) => view === wanted) ?? 'appointments';
}

function readFilters(params: URLSearchParams): DashboardFilters {
  const [status = '', clinic = '', from = '', to = '', sort = ''] = filterNames.map(
    (name) => params.get(name) ?? '',
  );
  return { status, clinic: clinicIds.some((id) => id === clinic) ? clinic : '', from, to, sort };
}

function addressOf(view: DashboardView, filters: Partial<DashboardFilters>): string {
  const given = Object.entries(filters).filter(([, value]) => value);
  const params = new URLSearchParams([...(view === 'appointments' ? [] : [['view', view]]), ...given]);
  return params.size > 0 ? `${paths.adminBookings}?${params}` : paths.adminBookings;
}

/** Which part of the dashboard shows, and its filters: kept in the address, so that reload and Back keep them. */
export function useDashboardUrl() {
  const navigate = useNavigate();
  const location = useLocation();
  const params = new URLSearchParams(location.search);
  const view = readView(params);
  const filters = readFilters(params);
  const { search: mark = '' } = (location.state ?? {}) as Partial<DashboardState>;
  const search = searches.get(mark) ?? '';

  function go(to: string, nextSearch: string, replace: boolean) {
    const state: DashboardState = { ...inPlace, search: markOf(nextSearch) };
    void navigate(to, { replace, state });
  }

  return {
    view,
    filters,
    search,
    /** Shows another part, with its filters as they are given; the browser's Back leads back here. */
    show: (next: DashboardView, nextFilters: Partial<DashboardFilters> = {}) =>
      go(addressOf(next, nextFilters), '', false),
    /** Changes filters of the part that shows. */
    change: ({ search: nextSearch = search, ...changed }: Partial<DashboardFilters & { search: string }>) =>
      go(addressOf(view, { ...filters, ...changed }), nextSearch, true),
  };
}

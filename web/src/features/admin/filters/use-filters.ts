import { type DashboardFilters, useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';

const noFilters: DashboardFilters = { status: '', clinic: '', from: '', to: '', sort: '' };

/** The filters of the tab that shows, and how to be rid of them. */
export function useFilters() {
  const { filters, search, change } = useDashboardUrl();
  const count = Object.values(filters).filter((value) => value !== '').length;
  const isFiltered = count > 0 || search.trim() !== '';
  return {
    filters,
    search,
    change,
    /** How many are set, besides the search. */
    count,
    /** Undefined when there is nothing to clear. */
    clear: isFiltered ? () => change({ ...noFilters, search: '' }) : undefined,
  };
}

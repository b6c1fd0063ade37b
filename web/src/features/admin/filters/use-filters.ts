import { type DashboardFilters, useDashboardUrl } from '#web/features/admin/use-dashboard-url.ts';

const noFilters: DashboardFilters = {
  status: '',
  clinic: '',
  from: '',
  to: '',
  sort: '',
  kind: '',
  actor: '',
  record: '',
};

/** The filters of the open view, and how to clear them. */
export function useFilters() {
  const { filters, search, changeFilters } = useDashboardUrl();
  const count = Object.entries(filters).filter(([name, value]) => value !== '' && name !== 'record').length;
  const isFiltered = count > 0 || search.trim() !== '';
  return {
    filters,
    search,
    changeFilters,
    /** How many filters are set, not counting the search. */
    count,
    /** Undefined when nothing is filtered. */
    clear: isFiltered ? () => changeFilters({ ...noFilters, search: '' }) : undefined,
  };
}

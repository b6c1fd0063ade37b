export const filterTexts = {
  search: 'Search',
  filters: 'Filters',
  filtersSet: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  status: 'Status',
  clinic: 'Clinic',
  allClinics: 'All clinics',
  from: 'From',
  to: 'To',
  backwards: 'This date is before the start date',
  clear: 'Clear filters',
  all: 'All',
};

export const filterTexts = {
  search: 'Search',
  filters: 'Filters',
  filtersSet: (count: number) => (count === 0 ? 'Filters' : `Filters (${count} set)`),
  status: 'Status',
  from: 'From',
  to: 'To',
  backwards: 'This day is before the first one',
  clear: 'Clear filters',
  all: 'All',
};

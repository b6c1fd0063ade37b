export const pagedListTexts = {
  loading: 'Loading…',
  shownAll: (count: number) => (count === 1 ? 'Showing 1 of 1' : `Showing all ${count}`),
  shownMore: (count: number) => `Showing ${count} so far`,
  notYet: 'Nothing found yet. There’s more to search.',
  more: 'Load more',
  moreFailed: 'We couldn’t load more.',
  searchOn: 'Keep searching',
};

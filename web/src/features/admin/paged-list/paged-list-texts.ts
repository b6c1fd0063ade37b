export const pagedListTexts = {
  loading: 'Loading…',
  shownAll: (count: number) => `Showing all ${count}`,
  shownMore: (count: number) => `Showing the first ${count}`,
  notYet: 'Nothing found yet. There’s more to search.',
  more: 'Load more',
  moreFailed: 'We couldn’t load more.',
  searchOn: 'Keep searching',
};

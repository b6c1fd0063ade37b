/** Selects the rows that the keys `j` and `k` walk through, in every list. */
export const rowSelector = '[data-row]';

/** Gives a row the focus, so that its keys work. Scrolls only to a row that isn't on the screen. */
export function focusRow(row: HTMLElement | null | undefined): void {
  if (!row) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  const { top, bottom } = row.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) row.scrollIntoView({ block: 'nearest' });
}

const attribute = 'data-arrival';

/**
 * Props of the heading that the screen's URL names. On arrival, this heading gets the focus instead of the screen's
 * h1.
 */
export const arrivalPoint = { [attribute]: '', tabIndex: -1 };

export function findArrivalPoint(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [${attribute}]`);
}

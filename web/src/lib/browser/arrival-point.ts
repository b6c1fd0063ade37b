const attribute = 'data-arrival';

/**
 * Props of the heading that the screen's address names. It gets the focus on arrival instead of the screen's own
 * heading.
 */
export const arrivalPoint = { [attribute]: '', tabIndex: -1 };

export function findArrivalPoint(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [${attribute}]`);
}

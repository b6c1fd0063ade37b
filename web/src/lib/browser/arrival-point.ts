const attribute = 'data-arrival';

/** For the heading to which the screen's address leads. It is focused on arrival in place of the screen's own heading. */
export const arrivalPoint = { [attribute]: '', tabIndex: -1 };

export function findArrivalPoint(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [${attribute}]`);
}

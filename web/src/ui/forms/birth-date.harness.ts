import { screen, within } from '@testing-library/react';

/** The first of the three fields of a date of birth, which also takes a whole date. */
export function monthOf(legend: string): HTMLInputElement {
  const fieldset = screen.getByText(legend, { selector: 'legend' }).closest('fieldset') as HTMLElement;
  return within(fieldset).getByLabelText<HTMLInputElement>('Month');
}

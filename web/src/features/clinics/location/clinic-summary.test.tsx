// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clinicById } from '#shared/clinics/clinics.ts';
import { ClinicSummary } from './clinic-summary.tsx';

afterEach(cleanup);

const clinic = clinicById('3');

test('a clinic’s photograph, its parking and its wheelchair access are shown when they are set', () => {
  render(
    <ClinicSummary
      clinic={{
        ...clinic,
        photo: '/photos/craig-ferrell.jpg',
        parking: 'Free, in front of the door.',
        wheelchair: 'A ramp at the left of the entrance.',
      }}
    >
      {null}
    </ClinicSummary>,
  );
  const photo = screen.getByRole('img', { name: 'The front of our Craig / Ferrell clinic' });
  expect(photo.getAttribute('src')).toBe('/photos/craig-ferrell.jpg');
  expect(screen.getByText('Parking').nextElementSibling?.textContent).toBe('Free, in front of the door.');
  expect(screen.getByText('Wheelchair access').nextElementSibling?.textContent).toBe(
    'A ramp at the left of the entrance.',
  );
});

test('without them, it shows its drawing and leaves no gap', () => {
  render(<ClinicSummary clinic={clinic}>{null}</ClinicSummary>);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/pictures/clinic-3.svg');
  expect(screen.queryByText('Parking')).toBeNull();
  expect(screen.queryByText('Wheelchair access')).toBeNull();
});

// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { clinicIds } from '#shared/clinics/clinics.ts';
import { AboutScreen } from './about-screen.tsx';

beforeEach(() => {
  render(
    <MemoryRouter>
      <AboutScreen />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const region = (name: string) => within(screen.getByRole('region', { name }));

test('welcomes visitors by the clinics’ name, and opens external booking in a new tab', () => {
  expect(screen.getByRole('heading', { level: 1, name: `Welcome to ${brand.name}` })).toBeTruthy();
  expect(document.title).toBe(`About us | ${brand.name}`);
  for (const book of screen.getAllByRole('link', { name: /^Book Now/ })) {
    expect(book.getAttribute('href')).toBe(brand.links.externalBooking);
    expect(book.getAttribute('target')).toBe('_blank');
    expect(book.title).toBe('Opens our online scheduling site');
  }
});

test('invites visitors to walk in', () => {
  const locations = region('Proudly Serving 10 Locations Across Nevada!');
  expect(locations.getByText(/Walk in at any of them/)).toBeTruthy();
  expect(locations.getByRole('link', { name: 'Walk in at a clinic near you' }).getAttribute('href')).toBe(
    '/locations',
  );
});

test('links to each of the clinics', () => {
  const links = region('Find your clinic').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    clinicIds.map((id) => `/location-detail/${id}`),
  );
  expect(links[0]?.textContent).toBe('Eastern / Flamingo');
});

// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { brand } from '#shared/brand.ts';
import { answers, asked, freshServer } from '#web/lib/api/server.harness.ts';
import { queryClient } from '#web/lib/query/query-client.ts';
import { ServicesScreen } from './services-screen.tsx';

/** The ten cards, in the order of the specification. */
const tenCards = [
  ['Urgent Care', '/urgentCare'],
  ['Primary Care', '/primaryCare'],
  ["Women's Health Care", '/womens-health'],
  ['Annual Wellness Check', '/annual-wellness-check'],
  ['Emergency', '/emergency'],
  ['Ultrasound', '/ultrasound'],
  ['X-Ray', '/x-ray'],
  ['LABS', '/lab'],
  ['IV Therapy', '/iv-therapy'],
  ['Weight Loss Management', '/weight-loss-management'],
];

freshServer();

function show() {
  return render(
    <MemoryRouter>
      <ServicesScreen />
    </MemoryRouter>,
  );
}

const region = (name: string) => within(screen.getByRole('region', { name }));

function cardsOf(name: string) {
  return region(name)
    .getAllByRole('listitem')
    .map((card) => {
      const link = within(card).getByRole('link', { name: /^Learn More/ });
      return [within(card).getByRole('heading').textContent, link.getAttribute('href')];
    });
}

describe('the services overview', () => {
  test('shows its ten services right away, each with its picture, before any reply', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Urgent Care and Primary Care' })).toBeTruthy();
    expect(cardsOf('Our Services')).toEqual(tenCards);
    const pictures = [...document.querySelectorAll('section li img')].map((image) =>
      image.getAttribute('src'),
    );
    expect(pictures).toHaveLength(10);
    expect(new Set(pictures).size).toBe(10);
    expect(region('Our Services').getByText(/injections at \$399\/month/)).toBeTruthy();
  });

  test('begins with what to do in danger', () => {
    show();
    const first = [...document.querySelectorAll('a')].slice(0, 3).map((link) => link.getAttribute('href'));
    expect(first).toEqual(['tel:911', 'tel:988', 'tel:+18002221222']);
  });

  test('links walk-ins to the clinics and to check-in', () => {
    show();
    const walkIn = region('Walk in, no appointment needed');
    expect(walkIn.getByRole('link', { name: 'Find a Location' }).getAttribute('href')).toBe('/locations');
    const checkIn = walkIn.getByRole('link', { name: /Check-in Now/ });
    expect(checkIn.getAttribute('href')).toBe(brand.links.checkIn);
    expect(checkIn.getAttribute('target')).toBe('_blank');
  });

  test('replaces them with the server’s list when it arrives', async () => {
    const fromServer = [
      { name: 'Urgent Care', description: 'From the server.', href: '/urgentCare' },
      { name: 'Travel Medicine', description: 'New since the site was built.', href: '/contact' },
    ];
    answers.set('GET /api/services', () => Response.json({ services: fromServer }));
    show();
    expect(await screen.findByText('New since the site was built.')).toBeTruthy();
    expect(cardsOf('Our Services')).toEqual([
      ['Urgent Care', '/urgentCare'],
      ['Travel Medicine', '/contact'],
    ]);
    expect(asked.map(({ route }) => route)).toEqual(['GET /api/services']);
  });

  test('keeps its own list without an error when the server is unreachable', async () => {
    show();
    await waitFor(() => expect(asked).toHaveLength(3));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(cardsOf('Our Services')).toEqual(tenCards);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('keeps its own list when the reply isn’t from the API', async () => {
    answers.set(
      'GET /api/services',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    );
    show();
    await waitFor(() => expect(asked).toHaveLength(3));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(cardsOf('Our Services')).toEqual(tenCards);
  });

  test('adds three hydration therapies of its own', () => {
    show();
    expect(cardsOf('Hydration therapy')).toEqual([
      ['Hydration Therapy', '/iv-therapy'],
      ['Immune Boost', '/iv-therapy'],
      ['Energy Boost', '/iv-therapy'],
    ]);
  });
});

import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { clinics } from '#shared/clinics/clinics.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { ClinicCards } from './clinic-cards.tsx';

// This test runs without a browser, like the build that renders home's HTML.
test('the cards can be made without a browser, with nothing on them that depends on visitor or clock', () => {
  const html = renderToString(
    <MemoryRouter>
      <QueryProvider>
        <ClinicCards />
      </QueryProvider>
    </MemoryRouter>,
  );
  expect(html.match(/<h3[^>]*><a /g)).toHaveLength(clinics.length);
  expect(html).not.toMatch(/Next available|Open now|\d (km|miles|ft)/);
});

import { expect, test } from 'vitest';
import { clinics } from '#shared/clinics/clinics.ts';
import { streetLabels } from './street-labels.ts';

/** The streets in the clinics' names that are on the drawing. */
const named: Readonly<Record<string, readonly string[]>> = {
  '1': ['Eastern Ave', 'Flamingo Rd'],
  '2': ['Maryland Pkwy', 'Tropicana Ave'],
  '3': ['Craig Rd', 'Ferrell St'],
  '4': ['Eastern Ave', 'Serene Ave'],
  '5': ['Las Vegas Blvd'],
  '6': ['Volunteer Blvd', 'Raiders Way'],
  '7': ['Spring Mountain Rd', 'Rainbow Blvd'],
  '8': ['Rainbow Blvd', 'Robindale Rd'],
  '9': ['Washington Ave', 'Lamb Blvd'],
  '10': ['Cactus Ave'],
};

test.each(clinics.map((clinic) => [clinic.name, clinic] as const))(
  'the sketch of the way to %s names its own streets, each once',
  (_, clinic) => {
    const names = streetLabels(clinic).map(({ text }) => text);
    expect(names).toEqual(expect.arrayContaining([...(named[clinic.id] ?? [])]));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(3);
  },
);

test('it names streets around a clinic that is new, too', () => {
  const [first] = clinics;
  const names = streetLabels({ ...(first as (typeof clinics)[number]), lat: 36.1592, lng: -115.2075 }).map(
    ({ text }) => text,
  );
  expect(names).toEqual(expect.arrayContaining(['Charleston Blvd', 'Decatur Blvd']));
});

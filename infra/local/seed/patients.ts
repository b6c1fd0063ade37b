import { seededRandom } from '#shared/appointments/slots.ts';

const firstNames = (
  'Maria José Dana Alex Chloé Noah Olivia Liam Emma Sofía Mateo Ava Lucas Mia Ethan Isabel Daniel Grace Amir Yuki Priya ' +
  'Omar Leilani Kai Renée Zoë Björn Siobhán Andrés Núria Carlos Elena Victor Rosa Hugo Marta Peter Alice Frank Irene ' +
  'Samuel Ruth Walter Judith Kevin Tanya Derek Nadia Oscar Wendy'
).split(' ');

const lastNames = (
  'Garcia Nuñez O’Brien Martinez Smith Johnson Lee Nguyen Patel Kim Ortega López Hernández D’Angelo Müller Santos Reyes ' +
  'Cruz Wong Tran Jackson Washington Craig Lamb Peterson McDonald Kowalski Łukasz Sørensen Fernández Ibarra Zhang Ali ' +
  'Cohen Rossi Dubois Yamamoto Haddad Flores Ramos Vega Stone Young Baker Carter Diaz Edwards Foster Gomez Hughes'
).split(' ');

const insurers = ['Cigna', 'Aetna', 'Humana', 'UnitedHealthcare', 'Anthem'];

function nameOf<Name>(names: readonly Name[], random: () => number): Name {
  return names[Math.floor(random() * names.length)] as Name;
}

/** The details of an invented patient, the same for the same number. Some have no email, or two last names. */
export function inventedPatient(number: number) {
  const random = seededRandom(`patient ${number}`);
  const upTo = (count: number) => Math.floor(random() * count);
  const firstName = nameOf(firstNames, random);
  const second = random() < 0.2 ? `${random() < 0.5 ? ' ' : '-'}${nameOf(lastNames, random)}` : '';
  const lastName = nameOf(lastNames, random) + second;
  const [month, day] = [1 + upTo(12), 1 + upTo(28)].map((part) => String(part).padStart(2, '0'));
  const hasEmail = random() < 0.85;
  return {
    firstName,
    lastName,
    dob: `${1930 + upTo(95)}-${month}-${day}`,
    phone: `(${random() < 0.7 ? 702 : 725}) 555-${String(upTo(10_000)).padStart(4, '0')}`,
    email: hasEmail ? `patient${number}@example.com` : '',
    insuranceProvider: nameOf(insurers, random),
    insuranceNumber: `ZX-${10_000 + number}`,
  };
}

import { brand } from '#shared/brand.ts';

/** In the order in which home shows them. */
export const clinicIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

export type ClinicId = (typeof clinicIds)[number];

/** Coordinates are WGS 84 degrees. */
export interface Clinic {
  id: ClinicId;
  name: string;
  address: string;
  city: string;
  state: 'NV';
  zipCode: string;
  phone: string;
  fax: string;
  hours: string;
  lat: number;
  lng: number;
  /** The clinic's own page on a search engine. */
  businessPage: string;
  /** Its page on a review site. */
  reviews: string;
}

type Site = Omit<Clinic, 'state' | 'phone' | 'fax' | 'hours'>;

function clinic(site: Site): Clinic {
  return { ...site, state: 'NV', phone: brand.phone, fax: brand.fax, hours: brand.hours };
}

/** Placeholders, which the owner replaces with each clinic's own pages. */
function placeholderLinks(page: string): Pick<Clinic, 'businessPage' | 'reviews'> {
  return {
    businessPage: `https://business.example.com/${page}`,
    reviews: `https://reviews.example.com/${page}`,
  };
}

export const clinics: readonly Clinic[] = [
  clinic({
    id: '1',
    name: 'Eastern / Flamingo',
    address: '4080 S Eastern Ave',
    city: 'Las Vegas',
    zipCode: '89119',
    lat: 36.1149,
    lng: -115.1188,
    ...placeholderLinks('eastern-flamingo'),
  }),
  clinic({
    id: '2',
    name: 'Maryland Pkwy / Tropicana',
    address: '4985 S Maryland Pkwy',
    city: 'Las Vegas',
    zipCode: '89119',
    lat: 36.1005,
    lng: -115.1367,
    ...placeholderLinks('maryland-pkwy-tropicana'),
  }),
  clinic({
    id: '3',
    name: 'Craig / Ferrell',
    address: '2215 W Craig Rd',
    city: 'North Las Vegas',
    zipCode: '89032',
    lat: 36.2401,
    lng: -115.1716,
    ...placeholderLinks('craig-ferrell'),
  }),
  clinic({
    id: '4',
    name: 'Eastern / Serene',
    address: '9155 S Eastern Ave',
    city: 'Las Vegas',
    zipCode: '89123',
    lat: 36.0208,
    lng: -115.1191,
    ...placeholderLinks('eastern-serene'),
  }),
  clinic({
    id: '5',
    name: 'Las Vegas Blvd / Belmont',
    address: '2460 N Las Vegas Blvd',
    city: 'North Las Vegas',
    zipCode: '89030',
    lat: 36.2003,
    lng: -115.1172,
    ...placeholderLinks('las-vegas-blvd-belmont'),
  }),
  clinic({
    id: '6',
    name: 'Volunteer Blvd & Raiders Way',
    address: '1610 Raiders Way',
    city: 'Henderson',
    zipCode: '89052',
    lat: 35.9808,
    lng: -115.1464,
    ...placeholderLinks('volunteer-blvd-raiders-way'),
  }),
  clinic({
    id: '7',
    name: 'Spring Mountain / Rainbow',
    address: '3690 S Rainbow Blvd',
    city: 'Las Vegas',
    zipCode: '89103',
    lat: 36.1262,
    lng: -115.2432,
    ...placeholderLinks('spring-mountain-rainbow'),
  }),
  clinic({
    id: '8',
    name: 'Rainbow / Robindale',
    address: '7685 S Rainbow Blvd',
    city: 'Las Vegas',
    zipCode: '89139',
    lat: 36.0489,
    lng: -115.2434,
    ...placeholderLinks('rainbow-robindale'),
  }),
  clinic({
    id: '9',
    name: 'Washington / Lamb',
    address: '4420 E Washington Ave',
    city: 'Las Vegas',
    zipCode: '89110',
    lat: 36.1814,
    lng: -115.0806,
    ...placeholderLinks('washington-lamb'),
  }),
  clinic({
    id: '10',
    name: 'Cactus',
    address: '85 E Cactus Ave',
    city: 'Las Vegas',
    zipCode: '89183',
    lat: 35.9986,
    lng: -115.1684,
    ...placeholderLinks('cactus'),
  }),
];

const clinicsById = new Map<string, Clinic>(clinics.map((clinic) => [clinic.id, clinic]));

/** Throws a RangeError for an id that doesn't exist; schemas reject those first. */
export function clinicById(id: string): Clinic {
  const found = clinicsById.get(id);
  if (!found) throw new RangeError(`no clinic has the id ${JSON.stringify(id)}`);
  return found;
}

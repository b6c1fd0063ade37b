/** The shop's test titles by id. A separate file, so that functions that only name tests stay small. */
export const labTestTitles = {
  'complete-physical-with-ekg': 'Complete Physical with EKG',
  'complete-physical-without-ekg': 'Complete Physical without EKG',
  'complete-blood-work': 'Complete Blood Work',
  tsh: 'TSH',
  folate: 'Folate',
  t3: 'T3',
  cbc: 'CBC',
  cmp: 'CMP',
  'lipid-profile': 'Lipid Profile',
  'urine-culture': 'Urine Culture',
  hba1c: 'HBA1C',
  urinalysis: 'Urinalysis',
  'testosterone-free-total': 'Testosterone Free Total',
  'testosterone-total': 'Testosterone Total',
  hiv: 'HIV',
  'r-arthritis': 'R.Arthritis',
} as const;

/** The id of the test with exactly this title in the shop. */
export function labTestIdOf(title: string): string | undefined {
  return Object.entries(labTestTitles).find(([, known]) => known === title)?.[0];
}

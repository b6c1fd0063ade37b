/** Insurers that patients ask about and that aren't on the owner's list, so that the answer can name them. */
export const otherInsurers: readonly { name: string; aliases: readonly string[] }[] = [
  { name: 'Kaiser Permanente', aliases: ['kaiser'] },
  { name: 'Oscar Health', aliases: ['oscar'] },
  { name: 'WellCare', aliases: ['wellcare', 'well care'] },
  { name: 'Centene', aliases: ['centene'] },
  { name: 'Friday Health Plans', aliases: ['friday health', 'friday health plan'] },
  { name: 'Bright Health', aliases: ['bright health', 'brighthealth'] },
  { name: 'MultiPlan', aliases: ['multiplan', 'phcs'] },
  { name: 'Aflac', aliases: ['aflac'] },
  { name: 'CareSource', aliases: ['caresource'] },
  { name: 'Devoted Health', aliases: ['devoted'] },
  { name: 'Alignment Health Plan', aliases: ['alignment'] },
  { name: 'SelectHealth', aliases: ['selecthealth', 'select health'] },
  { name: 'GEHA', aliases: ['geha'] },
  { name: 'Meritain Health', aliases: ['meritain'] },
];

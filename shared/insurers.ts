export type InsurerKind = 'commercial' | 'medicaid' | 'medicare' | 'marketplace' | 'military';

export interface Insurer {
  /** As printed on the member's card. */
  name: string;
  /** Other names that patients type, in lowercase. */
  aliases: readonly string[];
  kind: InsurerKind;
}

/**
 * The insurers that the clinics accept. A placeholder, which the owner replaces with the plans under
 * contract, because the insurance page, the chat and the booking form's suggestions show this list to patients.
 */
export const insurers: readonly Insurer[] = [
  { name: 'Aetna', aliases: ['aetna cvs', 'aetna cvs health', 'first health'], kind: 'commercial' },
  {
    name: 'Anthem Blue Cross Blue Shield',
    aliases: ['anthem', 'blue cross', 'blue shield', 'bcbs', 'anthem bcbs', 'bluecross blueshield'],
    kind: 'commercial',
  },
  { name: 'Cigna', aliases: ['cigna healthcare', 'evernorth'], kind: 'commercial' },
  {
    name: 'Culinary Health Fund',
    aliases: ['culinary', 'culinary union', 'unite here health'],
    kind: 'commercial',
  },
  { name: 'Health Plan of Nevada', aliases: ['hpn'], kind: 'commercial' },
  { name: 'Hometown Health', aliases: ['hometown', 'hometown health plan'], kind: 'commercial' },
  { name: 'Prominence Health Plan', aliases: ['prominence'], kind: 'commercial' },
  { name: 'Sierra Health and Life', aliases: ['shl', 'sierra health', 'sierra'], kind: 'commercial' },
  { name: 'Teachers Health Trust', aliases: ['tht', 'teachers trust'], kind: 'commercial' },
  {
    name: 'UnitedHealthcare',
    aliases: ['united', 'united healthcare', 'united health care', 'united health', 'uhc', 'umr'],
    kind: 'commercial',
  },
  {
    name: 'Ambetter from SilverSummit',
    aliases: ['ambetter', 'silversummit ambetter'],
    kind: 'marketplace',
  },
  { name: 'Nevada Medicaid', aliases: ['medicaid', 'fee-for-service medicaid'], kind: 'medicaid' },
  { name: 'Nevada Check Up', aliases: ['check up', 'checkup insurance', 'chip'], kind: 'medicaid' },
  {
    name: 'Anthem Medicaid',
    aliases: ['anthem blue cross medicaid', 'anthem healthcare solutions'],
    kind: 'medicaid',
  },
  {
    name: 'Health Plan of Nevada Medicaid',
    aliases: ['hpn medicaid', 'smartchoice', 'smart choice'],
    kind: 'medicaid',
  },
  {
    name: 'Molina Healthcare',
    aliases: ['molina', 'molina medicaid', 'molina of nevada'],
    kind: 'medicaid',
  },
  {
    name: 'SilverSummit Healthplan',
    aliases: ['silversummit', 'silver summit', 'silversummit medicaid'],
    kind: 'medicaid',
  },
  { name: 'Medicare', aliases: ['original medicare', 'medicare part b', 'part b'], kind: 'medicare' },
  { name: 'Aetna Medicare Advantage', aliases: ['aetna medicare'], kind: 'medicare' },
  { name: 'Humana', aliases: ['humana medicare', 'humana gold plus'], kind: 'medicare' },
  {
    name: 'UnitedHealthcare Medicare Advantage',
    aliases: ['aarp', 'aarp medicare', 'uhc medicare', 'united medicare'],
    kind: 'medicare',
  },
  {
    name: 'TRICARE',
    aliases: ['tricare west', 'tricare prime', 'tricare select', 'triwest'],
    kind: 'military',
  },
  { name: 'CHAMPVA', aliases: ['champ va'], kind: 'military' },
  { name: 'VA Community Care', aliases: ['va', 'veterans affairs', 'community care'], kind: 'military' },
];

import type { LabTestId } from './catalogue.ts';

/**
 * Each test's Spanish title, and patients' names for it in English and Spanish, lowercase without accents.
 */
const names: Readonly<Record<LabTestId, string>> = {
  'complete-physical-with-ekg': `Examen físico con EKG: physical with ekg, complete physical, physical, ekg,
    ecg, electrocardiogram, heart test, heart check, electrocardiograma, chequeo completo, fisico`,
  'complete-physical-without-ekg': `Examen físico sin EKG: physical without ekg, complete physical,
    physical, physical exam, chequeo completo, fisico`,
  'complete-blood-work': `Análisis de sangre completo: complete blood work, full blood work, full blood
    panel, blood work panel, complete blood panel, all blood tests, everything blood test, examen de sangre
    completo, prueba de sangre completa`,
  tsh: `TSH (tiroides): tsh, thyroid, thyroid stimulating hormone, thyroid panel, hypothyroid, hyperthyroid,
    tiroides`,
  folate: `Folato (ácido fólico): folate, folic acid, vitamin b9, b9, acido folico, folato`,
  t3: `T3 (tiroides): t3, triiodothyronine, thyroid, thyroid panel, tiroides`,
  cbc: `CBC (hemograma completo): cbc, blood count, complete blood count, full blood count, white blood
    cells, red blood cells, anemia, hemograma, biometria, biometria hematica`,
  cmp: `CMP (azúcar, electrolitos, riñones e hígado): cmp, metabolic panel, comprehensive metabolic panel,
    complete metabolic panel, metabolic, kidney function, liver function, liver panel, liver test, kidney
    test, electrolytes, quimica, quimica sanguinea, metabolico, panel metabolico`,
  'lipid-profile': `Perfil de lípidos (colesterol): lipid, lipids, lipid panel, lipid profile, cholesterol,
    cholesterol panel, triglycerides, ldl, hdl, perfil de lipidos, lipidos, colesterol, trigliceridos`,
  'urine-culture': `Cultivo de orina: urine culture, urine test, uti test, bladder infection test,
    urocultivo`,
  hba1c: `HBA1C (azúcar promedio): a1c, hba1c, hemoglobin a1c, diabetes, diabetic test, blood sugar,
    glucose, sugar test, prediabetes, azucar, glucosa, hemoglobina glucosilada`,
  urinalysis: `Análisis de orina: urinalysis, urine test, urine analysis, ua, pee test, uti test, urine,
    orina`,
  'testosterone-free-total': `Testosterona libre y total: testosterone free total, free testosterone,
    testosterone, low t, testosterona, testosterona libre`,
  'testosterone-total': `Testosterona total: testosterone total, total testosterone, testosterone, low t,
    testosterona`,
  hiv: `VIH: hiv, aids test, sida`,
  'r-arthritis': `Artritis reumatoide (R.Arthritis): rheumatoid, rheumatoid factor, rheumatoid arthritis,
    arthritis, ra factor, rf test, artritis, artritis reumatoide, factor reumatoide`,
};

const listed = (text: string): readonly string[] => text.replace(/\s+/g, ' ').split(', ');

/**
 * A test's title in Spanish, and its other names. The longest name in a question wins. Two tests may have a name in
 * common.
 */
export function labTestNames(id: LabTestId) {
  const [inSpanish = '', others = ''] = names[id].split(/:\s+/);
  return { inSpanish, others: listed(others) };
}

/**
 * Tests that patients ask for by name but the shop doesn't sell. Remove a test here when the shop adds it.
 */
export const testsNotSold = listed(
  `vitamin d, vitamin b12, b12 level, ferritin, iron, psa, prostate, chlamydia, gonorrhea, syphilis, herpes,
  hepatitis, pregnancy, hcg, covid, flu, strep, rsv, mono, drug, dna, allergy, estrogen, progesterone,
  cortisol, hormone panel, bmp, basic metabolic panel, t4, free t4, magnesium, lead, tb, crp, esr, ana,
  lyme, h pylori, celiac, uric acid, blood type, b12 test, b12 lab, embarazo, vitamina d, vitamina b12,
  hierro, ferritina, prostata, clamidia, gonorrea, sifilis, gripe, drogas, antidoping, adn, alergia,
  hormonas, plomo, tuberculosis`,
);

import type { LabTestId } from './catalogue.ts';

export interface LabTestDetails {
  measures: string;
  /** The sample, and how we take it. */
  sample: string;
  /** Fasting, and other preparations. */
  preparation: string;
  /** When the results are ready, and what they can show. */
  results: string;
}

const blood = 'Blood from a vein in your arm. The blood draw takes a few minutes.';
const urine = 'A urine sample, which you’ll collect at the clinic.';
const onlyIfTested =
  'None for the exam. If you also need a blood or urine test, we’ll take the sample during the same visit.';
const noFasting = 'No fasting needed. Eat, drink and take your medicines as usual.';
const fastSafely =
  'You can drink water and take your usual medicines unless you’ve been told otherwise. If you have diabetes, are pregnant or feel sick without food, ask us before you fast.';
const biotin =
  'Tell us if you take biotin, including in hair and nail vitamins. It can affect this test, and we may ask you to pause it.';
const morning = 'Come in between 8 and 10 AM, when levels are highest, and before you eat if you can.';
const ready = 'Usually ready in 24 to 48 hours.';
const daily =
  'Levels vary from day to day, so a low result is usually confirmed with a second test on another morning.';

/** General information only: a provider interprets the results. */
export const labTestDetails: Readonly<Record<LabTestId, LabTestDetails>> = {
  'complete-physical-with-ekg': {
    measures:
      'A provider reviews your history and medicines, takes your blood pressure, pulse, temperature, height and weight, and examines you from head to toe. The EKG records your heart’s rhythm and electrical activity at rest. It takes a few minutes and doesn’t hurt.',
    sample: onlyIfTested,
    preparation:
      'No fasting needed for the exam or the EKG. Wear a top that’s easy to open, skip lotion on your chest, and bring a list of your medicines and any form you need filled out. This EKG is part of a routine checkup. If you have chest pain or trouble breathing, call 911.',
    results:
      'The provider will go over your exam and EKG with you. If we test your blood or urine, most of those results are ready in 24 to 48 hours. A normal resting EKG doesn’t rule out every heart condition.',
  },
  'complete-physical-without-ekg': {
    measures:
      'A provider reviews your history and medicines, takes your blood pressure, pulse, temperature, height and weight, and examines you from head to toe: eyes, ears, throat, heart, lungs, abdomen, skin, joints and reflexes.',
    sample: onlyIfTested,
    preparation:
      'No fasting needed for the exam. Bring a list of your medicines, your vaccination record if you have one, and any form you need filled out.',
    results:
      'The provider will go over the findings with you. If we test your blood or urine, most of those results are ready in 24 to 48 hours.',
  },
  'complete-blood-work': {
    measures:
      'Several blood tests in one visit, with the CBC, CMP and Lipid Profile: blood cells, blood sugar, electrolytes, cholesterol, and kidney and liver function. Before your blood draw, ask us for the exact list.',
    sample:
      'Blood from a vein in your arm. One blood draw, usually a few small tubes, is enough for all of the tests.',
    preparation: `Don’t eat for 9 to 12 hours before the blood draw. A morning visit makes that easier. ${fastSafely}`,
    results:
      'Usually ready in 24 to 48 hours, but some of the tests may take longer. A value slightly outside the normal range is common and often harmless. A provider can tell you which results matter.',
  },
  tsh: {
    measures:
      'The hormone that tells your thyroid how much thyroid hormone to make. A high level can point to an underactive thyroid, and a low level to an overactive one.',
    sample: blood,
    preparation: `No fasting needed. If you repeat the test, try to come in at about the same time of day. ${biotin}`,
    results: `${ready} Pregnancy, illness and some medicines can affect the level, so a provider will also consider your symptoms and often other thyroid tests.`,
  },
  folate: {
    measures:
      'Folate (vitamin B9) in your blood. Your body needs it to make red blood cells. Before and during early pregnancy, it helps prevent certain birth defects.',
    sample: blood,
    preparation: `Don’t eat for 8 hours before the blood draw, because a recent meal can raise the level. ${fastSafely} Tell us which vitamins you take.`,
    results: `${ready} If your level is low, vitamin B12 is often checked as well, because low levels of either can cause the same kind of anemia.`,
  },
  t3: {
    measures:
      'Triiodothyronine (T3), one of the two main hormones your thyroid makes. The test is mostly used to find an overactive thyroid or check its treatment.',
    sample: blood,
    preparation: `No fasting needed. Tell us if you take thyroid medicine, and when you last took it. ${biotin}`,
    results: `${ready} A provider looks at T3 together with TSH. Estrogen, pregnancy and illness can change your level.`,
  },
  cbc: {
    measures:
      'The number of red cells, white cells and platelets in your blood, plus hemoglobin, hematocrit and the size of your red cells. The test can show anemia and point to infection, inflammation or a clotting problem.',
    sample: blood,
    preparation: noFasting,
    results: `${ready} A cold, exercise or dehydration can change the numbers a little. A CBC rarely gives a diagnosis by itself, but it shows where to look next.`,
  },
  cmp: {
    measures:
      'Fourteen values: blood sugar, calcium, protein and albumin, electrolytes (sodium, potassium, chloride, carbon dioxide), kidney function (BUN, creatinine) and liver function (ALP, ALT, AST, bilirubin).',
    sample: blood,
    preparation: `Don’t eat for 8 to 12 hours before the blood draw, so the blood sugar result is accurate. ${fastSafely}`,
    results: `${ready} If you couldn’t fast, tell us, because it changes what your blood sugar result means.`,
  },
  'lipid-profile': {
    measures: 'Total cholesterol, LDL, HDL and triglycerides.',
    sample: blood,
    preparation: `Don’t eat for 9 to 12 hours before the blood draw, and avoid alcohol the day before. ${fastSafely}`,
    results: `${ready} What a level means for you also depends on your age, blood pressure and family history, and on whether you smoke or have diabetes.`,
  },
  'urine-culture': {
    measures:
      'We check whether bacteria grow in your urine sample. If they do, the lab identifies them and tests which antibiotics work against them.',
    sample: urine,
    preparation:
      'No fasting needed. You’ll collect a midstream sample in a clean cup. If you can, come in before your first dose of an antibiotic, and tell us if you’ve taken one. If you have a fever, chills, vomiting or pain in your back or side, or you’re pregnant, see a provider the same day instead of waiting for a result.',
    results:
      'A culture takes longer than most tests because bacteria need time to grow: often two to three days, sometimes more. A provider may suggest treatment before it’s ready.',
  },
  hba1c: {
    measures:
      'The share of your hemoglobin that carries sugar, which reflects your average blood sugar over the past two to three months.',
    sample: blood,
    preparation: noFasting,
    results: `${ready} Anemia, recent blood loss or a transfusion, pregnancy and some inherited types of hemoglobin can make the result misleading, so tell us about them. A high result is usually confirmed with a second test before diabetes is diagnosed.`,
  },
  urinalysis: {
    measures:
      'The color and concentration of your urine and, with a test strip, blood, protein, sugar, ketones, nitrite and white cells. If needed, the lab also looks at the sample under a microscope.',
    sample: urine,
    preparation:
      'No fasting needed. You’ll collect a midstream sample in a clean cup. Tell us if you’re on your period, and which medicines and vitamins you take.',
    results: `${ready} If the results point to an infection, we may suggest a urine culture to find the cause.`,
  },
  'testosterone-free-total': {
    measures:
      'Total testosterone, plus free testosterone: the part that isn’t bound to protein. The free level is helpful when the total doesn’t match your symptoms.',
    sample: blood,
    preparation: `${morning} ${biotin} Also tell us about any hormones and supplements you take.`,
    results: `Often ready in 24 to 48 hours, but the free testosterone result can take longer. ${daily}`,
  },
  'testosterone-total': {
    measures: 'All the testosterone in your blood, both bound to protein and free.',
    sample: blood,
    preparation: `${morning} ${biotin} Also tell us about any hormones and supplements you take.`,
    results: `${ready} ${daily}`,
  },
  hiv: {
    measures: 'Signs of HIV infection in your blood.',
    sample: blood,
    preparation:
      'No fasting needed. Tell us when you may have been exposed, because a test can miss an infection in the first weeks. If you may have been exposed in the last 72 hours, don’t wait for a test: call us or go to an emergency room right away. Medicine started in time can prevent the infection.',
    results: `${ready} A positive first result always needs a second test to confirm it. After a negative result, you may need to test again later, depending on when you were exposed.`,
  },
  'r-arthritis': {
    measures:
      'Rheumatoid factor, an antibody that many people with rheumatoid arthritis have in their blood.',
    sample: blood,
    preparation: noFasting,
    results: `${ready} Healthy people can have the antibody, and some people with rheumatoid arthritis don’t, so a provider will also look at your joints and other tests. If a joint is suddenly hot, red and very painful, get it checked the same day.`,
  },
};

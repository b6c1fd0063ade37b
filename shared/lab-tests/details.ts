import type { LabTestId } from './catalogue.ts';

export interface LabTestDetails {
  measures: string;
  /** Fasting, and anything else to keep in mind. */
  preparation: string;
  /** When they are ready, and what they tell. */
  results: string;
}

const noFasting = 'No fasting is needed. Eat, drink and take your medicines as usual.';
const fastSafely =
  'Water is fine, and so are your usual medicines unless you were told otherwise. If you have diabetes, are pregnant or feel unwell without food, ask us before you fast.';
const biotin =
  'Tell us if you take biotin, also in hair and nail vitamins: it can disturb this test, and we may ask you to pause it.';
const ready = 'Ready in 24 to 48 hours in most cases.';

/** General information only: interpreting a result is up to a clinician. */
export const labTestDetails: Readonly<Record<LabTestId, LabTestDetails>> = {
  'complete-physical-with-ekg': {
    measures:
      'A clinician goes through your history and medicines, takes blood pressure, pulse, temperature, height and weight, and examines you from head to toe. The EKG records the rhythm and electrical activity of your heart at rest; it takes a few minutes and does not hurt.',
    preparation:
      'No fasting is needed for the exam or the EKG. Wear a top that is easy to open, put no lotion on your chest, and bring a list of your medicines and any form that has to be filled in. An EKG here is a checkup: with chest pain or trouble breathing, call 911.',
    results:
      'You talk about the exam and the EKG with the clinician. If blood or urine is tested as well, most of those results are ready in 24 to 48 hours. A normal resting EKG does not rule out every heart condition.',
  },
  'complete-physical-without-ekg': {
    measures:
      'A clinician goes through your history and medicines, takes blood pressure, pulse, temperature, height and weight, and examines you from head to toe: eyes, ears, throat, heart, lungs, abdomen, skin, joints and reflexes.',
    preparation:
      'No fasting is needed for the exam. Bring a list of your medicines, your vaccination record if you have one, and any form that has to be filled in.',
    results:
      'You talk about the findings with the clinician. If blood or urine is tested as well, most of those results are ready in 24 to 48 hours.',
  },
  'complete-blood-work': {
    measures:
      'Several blood tests in one visit: blood cells, blood sugar, electrolytes, kidneys, liver, and cholesterol. Ask us before the draw for the exact list, or if you need one test in particular.',
    preparation: `Do not eat for 9 to 12 hours before the draw; a morning visit makes that easier. ${fastSafely}`,
    results:
      'Ready in 24 to 48 hours in most cases; a single test may take longer. A value a little outside its range is common and often harmless. A clinician can tell you which ones matter.',
  },
  tsh: {
    measures:
      'The hormone that tells your thyroid how much to make. A high level can point to an underactive thyroid, a low level to an overactive one.',
    preparation: `No fasting is needed. Try to come at a similar time of day if you repeat the test. ${biotin}`,
    results: `${ready} Pregnancy, illness and some medicines change the level, so it is read together with how you feel and often with other thyroid tests.`,
  },
  folate: {
    measures:
      'Folate (vitamin B9) in your blood. Your body needs it to make red blood cells; before and early in pregnancy it helps to prevent certain birth defects.',
    preparation: `Do not eat for 8 hours before the draw: a recent meal can raise the level. ${fastSafely} Tell us which vitamins you take.`,
    results: `${ready} A low level is often looked at together with vitamin B12, because both can cause the same kind of anemia.`,
  },
  t3: {
    measures:
      'Triiodothyronine (T3), one of the two hormones your thyroid makes. Mostly used when an overactive thyroid is suspected or treated.',
    preparation: `No fasting is needed. Tell us if you take thyroid medicine, and when you took it last. ${biotin}`,
    results: `${ready} T3 is read together with TSH. Estrogen, pregnancy and other illness can change it.`,
  },
  cbc: {
    measures:
      'How many red cells, white cells and platelets are in your blood, with hemoglobin, hematocrit and the size of the red cells. It can show anemia and point to infection, inflammation or a clotting problem.',
    preparation: noFasting,
    results: `${ready} A cold, exercise or dehydration can move the numbers a little. By itself a CBC rarely gives a diagnosis; it shows where to look.`,
  },
  cmp: {
    measures:
      'Fourteen values: blood sugar, calcium, protein and albumin, electrolytes (sodium, potassium, chloride, carbon dioxide), kidneys (BUN, creatinine) and liver (ALP, ALT, AST, bilirubin).',
    preparation: `Do not eat for 8 to 12 hours before the draw, so that your blood sugar can be judged. ${fastSafely}`,
    results: `${ready} If you could not fast, tell us: the blood sugar is then read differently.`,
  },
  'lipid-profile': {
    measures: 'Total cholesterol, LDL, HDL and triglycerides.',
    preparation: `Do not eat for 9 to 12 hours before the draw, and avoid alcohol the day before. ${fastSafely}`,
    results: `${ready} Whether a level is right for you depends on your age, blood pressure, smoking, diabetes and family, not on one number.`,
  },
  'urine-culture': {
    measures:
      'A urine sample is kept warm to see whether bacteria grow. If they do, they are named and tried against several antibiotics.',
    preparation:
      'No fasting is needed. You give a midstream sample into a clean cup. If you can, come before the first dose of an antibiotic, and tell us if you have taken one. With fever, chills, vomiting or pain in your back or side, or if you are pregnant, see a clinician the same day instead of waiting for a result.',
    results:
      'A culture takes longer than most tests, because bacteria need time to grow: often two to three days, sometimes more. A clinician may suggest treatment before it is ready.',
  },
  hba1c: {
    measures:
      'The share of your hemoglobin that carries sugar, which reflects your average blood sugar over the past two to three months.',
    preparation: noFasting,
    results: `${ready} Anemia, recent blood loss or transfusion, pregnancy and some inherited kinds of hemoglobin can make the result misleading; tell us about them. A high first result is usually repeated before diabetes is diagnosed.`,
  },
  urinalysis: {
    measures:
      'Color and concentration of your urine, a strip test for blood, protein, sugar, ketones, nitrite and white cells, and a look under the microscope where it is needed.',
    preparation:
      'No fasting is needed. You give a midstream sample into a clean cup. Tell us if you have your period, and which medicines and vitamins you take.',
    results: `${ready} If it points to an infection, a urine culture may be suggested to find the cause.`,
  },
  'testosterone-free-total': {
    measures:
      'All the testosterone in your blood, and the free part that is not bound to protein. The free part helps when the total does not fit how you feel.',
    preparation: `Come between 8 and 10 in the morning, when levels are highest, and before eating if you can. ${biotin} Tell us also about hormones and supplements.`,
    results:
      'Often ready in 24 to 48 hours; the free part can take longer. Levels vary from day to day, so a low result is usually repeated on another morning.',
  },
  'testosterone-total': {
    measures: 'All the testosterone in your blood, both bound to protein and free.',
    preparation: `Come between 8 and 10 in the morning, when levels are highest, and before eating if you can. ${biotin} Tell us also about hormones and supplements.`,
    results: `${ready} Levels vary from day to day, so a low result is usually repeated on another morning.`,
  },
  hiv: {
    measures: 'Signs of HIV infection in your blood.',
    preparation:
      'No fasting is needed. Tell us when you may have been exposed: for the first weeks a test can miss an infection. If it was within the last 72 hours, do not wait for a test: call us or go to an emergency room right away, because medicine started in time can prevent the infection.',
    results: `${ready} A first positive result is confirmed with a second test before it counts. After a negative one, you may be asked to test again later, depending on the date of exposure.`,
  },
  'r-arthritis': {
    measures:
      'Rheumatoid factor, an antibody that many people with rheumatoid arthritis have in their blood.',
    preparation: noFasting,
    results: `${ready} Healthy people can have the antibody, and some people with rheumatoid arthritis do not, so the result is read together with your joints and other tests. A joint that is suddenly hot, red and very painful needs to be seen the same day.`,
  },
};

import { expect, test } from 'vitest';
import { ask } from '#functions/chatbot/ask.harness.ts';

/** Each holds words that tell of an emergency elsewhere. */
const lookalikes = [
  'how much is a chest xray',
  'your prices gave me a heart attack',
  'need refill of my epipen',
  'how do i childproof against poisoning',
  'do you teach first aid or cpr',
  'follow up after er visit for chest pain last month',
  'carbon monoxide blood test do you have it',
  'lead poisoning test for kids price',
  'confused about my blood sugar results',
  'seizure med refill keppra',
  'i pass out when i see needles',
  'carpal tunnel hand numb at night',
  'shot in the arm hurt',
  'i need an ambulance bill copy',
  'drank too much last night, hangover iv?',
  'heart rate 160 when running on treadmill',
  'bp 145/92',
  '24 weeks pregnant, need the glucose test',
  'is the blood test going to hurt my son',
  'my husband is scared of needles',
  'my son is cutting teeth',
  'my mom doesnt know where the clinic is',
  'ball of my foot hurts',
  'pregnancy blood test at 6 weeks',
  'had a snake bite as a kid can i get tetanus',
  'i take seizure meds can i get blood drawn',
  'are you able to do a stroke follow up visit',
  'can i see someone about chest acne',
  'double dose of flu vaccine for seniors',
  'baby fell asleep in the waiting room',
  'car accident 3 days ago need xray for neck',
  'mi mama no habla bien ingles',
];

test.each(lookalikes)('“%s” is no emergency', async (question) => {
  expect((await ask(question)).emergency).toBe(false);
});

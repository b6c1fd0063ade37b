import { describe, expect, test } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';

const system = await openTestSystem();

async function ask(message: string) {
  return (await system.call('POST /api/chatbot', { body: { message } })).body;
}

const dangers = [
  'chest pain',
  'CHEST PAIN',
  'My chest hurts and my left arm is tingling',
  'the pain is right in the middle of my chest',
  'chets pain since an hour ago',
  'pressure on my chest like somebody sits on it',
  "I can't breathe",
  'i cant breath',
  'I can’t breathe!!!',
  'can t breathe',
  'I CAN NOT BREATHE',
  'cnt breathe',
  'hard to breathe since this morning',
  'she has trouble breathing',
  'shortness of breath when lying down',
  'my baby is not breathing',
  'MY BABY ISN’T BREATHING',
  'heeelp he stopped breathinggg',
  'I think I am having a heart attack',
  'heart atack???',
  'I dont have chest pain any more but it was bad',
  'stroke',
  'is my mom having a storke',
  'one side of his face is drooping',
  'her speech is suddenly slurred',
  "I can't move my left arm",
  'unconscious',
  'he is unconcious on the floor',
  'my wife passed out in the shower',
  "grandpa won't wake up",
  'my daughter is not responding',
  'seizure',
  'my son is having a siezure right now',
  'choking',
  'my toddler is chocking on a grape',
  'severe bleeding',
  'the cut is deep and it wont stop bleeding',
  'there is blood everywhere',
  'he is bleeding a lot',
  'coughing up blood',
  'allergic reaction and my throat is swelling',
  'my tongue is swollen and my lips tingle',
  'anaphylaxis',
  'anaphalaxis after a bee sting',
  'his lips are turning blue',
  'the worst headache of my life',
  'cut off my finger with a saw',
  'bitten by a rattlesnake at Red Rock',
  'my friend was shot',
  'he was hit by a car',
  'my newborn has a fever',
  'I am pregnant and bleeding',
  'this is an emergency',
  'EMERGENCY!',
  'should I call 911?',
  'I think I am dying',
  'overdose',
  'he overdosed on fentanyl',
  'my roommate OD’d on pills',
  'I took too many pills',
  'poisoning',
  'my kid drank bleach',
  'she swallowed a button battery',
  'he is out cold',
  'something is stuck in her throat',
  'my kid is shaking and his eyes rolled back',
  'took 30 advil',
  'she took a bottle of sleeping pills',
  'head injury and now he is throwing up',
  'my son had an electric shock and is not responding',
  '911',
  'This price gives me a heart attack',
  'Ｉ have ｃｈｅｓｔ ｐａｉｎ',
  'no puedo respirar',
  'Me duele mucho el pecho',
  'mi bebé no respira',
  'creo que es un ataque al corazón',
];

const crises = [
  'suicide',
  'i want to die',
  'I wanna die',
  'I want to kill myself',
  'i wanna kill my self',
  'im going to end my life tonight',
  'suicdal thoughts',
  'feeling suicidal',
  'I don’t want to live anymore',
  'i dont want to be here anymore',
  'everyone would be better off without me',
  'I keep thinking about hurting myself',
  'my brother says he will kill himself',
  'there is no reason to live',
  'want to end it all',
  "life isn't worth living",
  'nobody would miss me if I died',
  'me quiero morir',
  'quiero matarme',
];

/** The naive version: a plain word list. */
const obviousWords = [
  'chest pain',
  "can't breathe",
  'heart attack',
  'stroke',
  'unconscious',
  'seizure',
  'choking',
  'severe bleeding',
  'overdose',
  'poisoning',
  'anaphylaxis',
  'suicide',
  'kill myself',
  'i want to die',
];

describe('an emergency', () => {
  test.each(dangers)('%j is answered with 911 before anything else', async (message) => {
    const { reply, links, emergency } = await ask(message);
    expect(emergency).toBe(true);
    expect(reply).toMatch(/^(?:Call 911|Llame al 911|Go to an emergency room now)/);
    expect(links[0]).toEqual({ title: expect.stringMatching(/^(?:Call|Llamar al) 911$/), href: 'tel:911' });
  });

  test.each(crises)('%j is answered with 988 before anything else, and 911', async (message) => {
    const { reply, links, emergency } = await ask(message);
    expect(emergency).toBe(true);
    expect(reply).toMatch(/^(?:Call or text 988|Llame al 988 ahora)/);
    expect(reply).toContain('911');
    expect(links.map(({ href }) => href)).toEqual(['tel:988', 'tel:911']);
  });

  test('of both kinds names both, the ambulance first', async () => {
    const { reply, links } = await ask('I took a whole bottle of pills, I want to die');
    expect(reply).toMatch(/^Call 911 now\.[\s\S]* 988/);
    expect(links.map(({ href }) => href)).toEqual(['tel:911', 'tel:988', 'tel:+18002221222']);
  });

  test('is seen in the middle of another question', async () => {
    const { emergency } = await ask('How much is an x-ray? My father fell and he is not waking up');
    expect(emergency).toBe(true);
  });

  test.each([
    ['¡Mi hijo se está ahogando!', /^Llame al 911 ahora\./],
    ['mi sobrino se tomó un limpiador', /^Llame al 911.*1-800-222-1222/],
    ['ya no quiero vivir', /^Llame al 988/],
    ['mi bebé de 2 meses tiene calentura', /^Llame al 911/],
  ])('told in Spanish, %j is answered in Spanish and nothing else', async (message, reply) => {
    const given = await ask(message);
    expect(given.reply).toMatch(reply);
    expect([given.reply, ...given.links.map(({ title }: { title: string }) => title)].join(' ')).not.toMatch(
      /\b(?:call|now|the|your)\b/i,
    );
  });

  test.each([
    'I had a stroke 3 years ago and now my face is drooping',
    'had a heart attack last year, chest hurts again',
    'had a seizure last year and it feels like it is happening again',
    'history of strokes, my arm went numb',
    'this bill almost gave me a heart attack and now I can’t breathe',
    'im dying',
  ])('%j is no figure of speech and not over', async (message) => {
    expect((await ask(message)).emergency).toBe(true);
  });

  // The tables above must not consist of phrasings that any rule would recognize.
  test('is mostly phrased so that a search for the obvious words misses it', () => {
    const said = [...dangers, ...crises];
    const notEqual = said.filter((message) => !obviousWords.includes(message));
    const notWithin = said.filter(
      (message) => !obviousWords.some((word) => message.toLowerCase().includes(word)),
    );
    expect(notEqual.length).toBeGreaterThan(70);
    expect(notWithin.length).toBeGreaterThan(50);
  });
});

describe('there is no emergency in', () => {
  test.each([
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
    'do you treat allergic reactions',
    'how much are the B-12 shots',
    'food poisoning',
    'I stubbed my toe',
    'I cut my hand, do I need stitches',
    'I hurt myself playing soccer',
    "I can't see my test results",
    "I can't move my appointment",
    'do you draw blood',
    'do you take all insurance',
    'healthy cooking tips',
    'chest x-ray',
    'poison ivy rash',
    'my face has acne',
    'do I need to stop eating before a blood test',
    'back pain',
    'how long does it take',
  ])('%j', async (message) => {
    expect((await ask(message)).emergency).toBe(false);
  });

  test.each([
    'that invoice nearly gave me a heart attack',
    'im dying to know what semaglutide costs',
    'my uncle had a stroke five years ago, he is fine now and wants a checkup',
    'history of seizures, looking for primary care',
  ])('%j, and the reply still names 911', async (message) => {
    const { reply, links, emergency } = await ask(message);
    expect(emergency).toBe(false);
    expect(reply).toContain('911');
    expect(links.map(({ href }: { href: string }) => href)).toContain('tel:911');
  });
});

test('a question about emergencies is answered, with 911 as well', async () => {
  for (const message of ['do you treat emergencies?', 'What is your emergency care?']) {
    const { reply, links, emergency } = await ask(message);
    expect(emergency).toBe(false);
    expect(reply).toContain('non-life-threatening');
    expect(reply).toContain('911');
    expect(links.map(({ href }) => href)).toEqual(expect.arrayContaining(['/emergency', 'tel:911']));
  }
});

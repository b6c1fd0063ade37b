import type { Article } from '#shared/blog/article.ts';
import { brand } from '#shared/brand.ts';

export const article: Article = {
  id: '6',
  title: 'Common Problems We Treat at Urgent Care',
  date: 'Nov 18, 2025',
  picture: 'article-6',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Most visits to urgent care are for a short list of everyday problems. Here is what they are, what we do, and what you can do first.',
    },
    {
      kind: 'paragraph',
      text: 'You do not need to know your diagnosis before you come. Tell us what you feel and since when. If it is on this page, you are in the right place, and if it is not, call us and ask.',
    },
    { kind: 'heading', text: 'Coughs, colds, flu and sore throats' },
    {
      kind: 'paragraph',
      text: 'We listen to your lungs, look at your throat and ears, and test for flu, COVID-19 or strep where the result would change what we do. Most colds and sore throats come from viruses, which antibiotics do not touch. When it is strep or pneumonia, antibiotics matter. Rest, drinks, honey for a cough (never for a child under one year) and a humid bathroom all help.',
    },
    { kind: 'heading', text: 'Ears, eyes and sinuses' },
    {
      kind: 'paragraph',
      text: 'Earaches are common in small children after a cold, and in swimmers of any age. Pink eye can come from a virus, bacteria, dust or allergy, and each is treated in its own way. Take contact lenses out as soon as an eye turns red, and bring your glasses. Sudden loss of sight, strong eye pain or a chemical splash is an emergency: rinse a splash with clean water at once and go on rinsing.',
    },
    { kind: 'heading', text: 'Cuts, sprains and small fractures' },
    {
      kind: 'paragraph',
      text: 'Cuts are best closed on the same day, so do not wait to see how it goes. Press on the wound, rinse it with clean water, and cover it. We clean it well, close it with stitches, strips or glue, and check your tetanus shot. For a sprain or a possible fracture we examine the joint and fit a splint or brace. X-ray may be limited because of a technologist shortage, so call ahead.',
    },
    { kind: 'heading', text: 'Skin: rashes, bites, stings and burns' },
    {
      kind: 'paragraph',
      text: 'A photo of the first day helps us more than a long description. Mark the edge of a red area with a pen, so that you can see whether it grows. Come in for a bite from an animal or a person, for a rash that spreads or blisters, and for a small burn. A burn larger than the palm of your hand, or one on the face, hands, feet or groin, may need an emergency room. In the desert we also see heat rash, cactus spines and many sunburns.',
    },
    { kind: 'heading', text: 'Stomach trouble and dehydration' },
    {
      kind: 'paragraph',
      text: 'Most stomach bugs pass in a day or two. The danger is drying out, which happens faster here. Take small sips often, and use an oral rehydration drink if you can. Come in if you cannot keep fluids down, if it lasts longer than two days, or if you see blood in the stool. We can replace fluids and look for the cause.',
    },
    { kind: 'heading', text: 'Burning when you pass urine' },
    {
      kind: 'paragraph',
      text: 'A urine test helps us tell a urinary tract infection from other causes, and treatment often brings relief within a day or two. Fever, chills or pain in the back or side can mean that the kidneys are involved, so come the same day.',
    },
    { kind: 'heading', text: 'Also on the list' },
    {
      kind: 'points',
      points: [
        'Mild asthma flares and seasonal allergies',
        'Headache or migraine of the kind you know',
        'Back and neck strain',
        'Splinters, ingrown nails and small abscesses',
        'Testing for sexually transmitted infections',
        'Physical exams and vaccines, including the flu vaccine',
      ],
    },
    {
      kind: 'urgent',
      text: 'Call 911 for chest pain, trouble breathing, a drooping face or slurred speech, the worst headache of your life, a stiff neck with fever, severe belly pain, vomiting blood, bleeding that does not stop after ten minutes of firm pressure, or swelling of the lips, tongue or throat. A clinic would only cost you time.',
    },
    { kind: 'heading', text: 'What a visit looks like' },
    {
      kind: 'steps',
      steps: [
        'You check in, online or at the desk. Bring a photo ID and your insurance card, or pay for yourself.',
        'We take your temperature, pulse, blood pressure and oxygen.',
        'A clinician listens, examines you, and explains which tests would help and which would not.',
        'Some tests are ready while you wait. Most others are back in 24 to 48 hours. An ultrasound takes 30 minutes or less.',
        'You leave with a plan, with what to watch for, and with a date to be seen again if you need one.',
      ],
    },
    {
      kind: 'paragraph',
      text: `Every clinic is open ${brand.hours}. Walk in, or choose a time first: appointments are preferred. If you are not better when we said you would be, come back. Bodies do not always follow the book, and a second look is part of good care.`,
    },
  ],
  related: [
    { title: 'How to Prepare for an Urgent Care Visit', to: '/blog-inside/7' },
    { title: 'UTI Testing: What to Expect', to: '/blog-inside/9' },
    { title: 'Not Every Emergency Needs the ER: Choosing Urgent Care', to: '/blog-inside/4' },
  ],
};

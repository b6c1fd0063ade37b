import type { Article } from '#shared/blog/article.ts';

export const article: Article = {
  id: '2',
  title: 'Seasonal Health Tips for Desert Living',
  date: 'Oct 14, 2025',
  picture: 'article-2',
  blocks: [
    {
      kind: 'paragraph',
      text: 'The valley has seasons after all: wind and pollen, heat, storms, and a dry winter. Each one asks something different of your body.',
    },
    {
      kind: 'paragraph',
      text: 'Most of what follows costs little and takes minutes. Choose one or two things for the season you are in, and come back to this page when the weather turns.',
    },
    { kind: 'heading', text: 'Fall: get your vaccines in order' },
    {
      kind: 'paragraph',
      text: 'Fall is the time for a flu vaccine, ideally before the end of October, so that you are protected when flu starts to spread. A vaccine later in the season is still worth having. Most people from six months of age on are advised to get one every year. It matters most for young children, people of 65 and older, anyone who is pregnant, and those with asthma, diabetes or heart disease.',
    },
    {
      kind: 'paragraph',
      text: 'At our clinics the flu vaccine is $30 without insurance. While you are here, ask whether other vaccines are due, such as those for tetanus, pneumonia, COVID-19 or shingles. Tell us about allergies and about any reaction you have had to a vaccine.',
    },
    { kind: 'heading', text: 'Winter: dry air and shared colds' },
    {
      kind: 'paragraph',
      text: 'Winter nights here are colder than newcomers expect, and heated rooms dry the nose, lips and skin. A dry nose bleeds easily and lets germs in.',
    },
    {
      kind: 'points',
      points: [
        'Keep drinking water, although you do not feel like it.',
        'Use a plain saline spray for a dry nose, and an ointment or thick cream on your skin after a bath.',
        'Wash your hands before you eat and when you come home.',
        'Stay home while you have a fever, and cover your coughs.',
        'Have the heating checked, put a carbon monoxide alarm near the bedrooms, and never heat a room with a grill or an oven.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'A cold should begin to turn within a week or so. If you are getting worse after getting better, have a fever that lasts more than three days, or still cough after three weeks, let us have a look. If you think you have the flu and are at higher risk, come within the first two days, because medicines for flu work best when started early.',
    },
    { kind: 'heading', text: 'Spring: wind, dust and pollen' },
    {
      kind: 'paragraph',
      text: 'When the mulberry, olive and ash trees bloom and the wind gets up, eyes itch and noses run across the valley. Allergies itch and cause no fever; a cold is more likely to bring aches and a sore throat. On windy days keep windows closed at home and in the car, shower and change after being outside, and let a pharmacist help you choose an allergy medicine that does not make you drowsy. Follow the label.',
    },
    {
      kind: 'paragraph',
      text: 'Dust matters too. In the desert Southwest it can carry the fungus that causes valley fever, which feels like a long flu with a cough and great tiredness. If a cough or tiredness lasts more than two weeks, especially after a dust storm or digging work, tell us about the dust. It helps us choose the right test. If you have asthma, keep your rescue inhaler with you and within its date.',
    },
    { kind: 'heading', text: 'Summer: heat, storms and smoke' },
    {
      kind: 'points',
      points: [
        'Drink before you are thirsty, and rest in a cool place through the hottest hours.',
        'Use sunscreen and a hat, and watch your skin for spots that change.',
        'Test the pavement and the car’s seat buckles with the back of your hand before a child touches them.',
        'Late summer brings sudden storms. Stay out of washes, and never drive through moving water.',
        'When smoke from a fire hangs over the valley, stay in with the windows closed and put off hard exercise.',
        'Shake out shoes and gloves that were outside overnight: scorpions like them. Wash a sting, cool it, and come in if pain or numbness spreads.',
        'Watch children in and near a pool every moment, even when they can swim.',
      ],
    },
    {
      kind: 'urgent',
      text: 'Call 911 if someone has trouble breathing, blue or gray lips, chest pain, confusion, a seizure, or cannot be woken. Call as well for a snake bite, for a small child stung by a scorpion whose eyes or limbs begin to jerk, and for swelling of the face or throat after a sting. If a carbon monoxide alarm sounds, get everyone outside first, then call.',
    },
    { kind: 'heading', text: 'One visit a year that fits any season' },
    {
      kind: 'paragraph',
      text: 'Tie your yearly check-up to something you will not forget, such as your birthday or the first cool week of fall. We can look at your blood pressure, your medicines and your vaccines in one visit, and make a plan for the months ahead.',
    },
  ],
  related: [
    { title: 'Staying Hydrated in the Las Vegas Summer', to: '/blog-inside/1' },
    { title: 'Why Regular Health Screenings Matter', to: '/blog-inside/8' },
    { title: 'Common Problems We Treat at Urgent Care', to: '/blog-inside/6' },
  ],
};

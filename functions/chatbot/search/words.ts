/** Words that say nothing about the subject of a question. */
const emptyWords = new Set(
  `a about after all alone also am an and any anybody anyone anything are as at be been before being but by can cant come could
  currently did do does doesnt doing done dont each else ever every find for from get give go going gonna good got had has
  have having he hello help her here hey hi him his how i id if ill im in into is isnt it its ive just know let like
  looking make many may maybe me might more most much must my need no not now of off offer offered offering offers ok on
  one only or other our out over people perform please possible provide provides really right same see she should show
  so some somebody someone something sort sure take taken tell than thank thanks that the their them then there these
  they thing things this those through to today too treat treated treating treatment treatments u up us use used using
  very wanna want wants was way we well were what whats when where wheres which while who whos why will wish with would
  mom mother dad father husband wife grandma grandmother grandpa grandfather
  yes yet you your youre clinic clinics sagebrush service services available doctor doctors guys kind explain mean
  difference between during happens happen work works often long information info question questions`.split(
    /\s+/,
  ),
);

/** Words too common to identify a subject: a passage that shares nothing else with the question does not answer it. */
const vagueWords = new Set(
  `las vegas nevada test tests testing tested care visit visits health healthy medical time times day days year years week weeks new
  patient patients body bodies need needed normal staff option options plan plans cash cover covered covers
  covering important safe safely tip tips sign signs symptom symptoms program programs exam exams check checks checking
  hurt hurts hurting hand hands arm arms leg legs foot ankle ankles knee knees hip hips wrist wrists shoulder shoulders
  elbow elbows finger fingers toe toes little bad last minor`.split(/\s+/),
);

export function isEmptyWord(word: string): boolean {
  return word === '' || emptyWords.has(word);
}

export function isVague(word: string): boolean {
  return vagueWords.has(word);
}

/** The words of a plain text that tell its subject, each once. */
export function subjectWords(plain: string): string[] {
  return [...new Set(plain.split(' '))].filter((word) => !isEmptyWord(word));
}

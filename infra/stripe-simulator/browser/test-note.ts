const testNote = 'Test mode: no real card is charged. ';
const testNumber = '4242 4242 4242 4242';

/** A note beside the field that no card is charged, with a test number. */
export function createTestNote(): HTMLElement {
  const note = document.createElement('p');
  note.className = 'note';
  note.id = 'note';
  const number = document.createElement('span');
  number.textContent = testNumber;
  note.append(testNote, number);
  return note;
}

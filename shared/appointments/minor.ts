/** The age, in years, from which patients bring their own ID. */
const adultAge = 18;

/** Whether a patient is under 18 on a day. Both dates are `YYYY-MM-DD`. */
export function isMinorOn(date: string, dob: string): boolean {
  const [year = '', ...monthAndDay] = dob.split('-');
  return [Number(year) + adultAge, ...monthAndDay].join('-') > date;
}

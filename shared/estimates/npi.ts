/** The prefix of US health identifiers, with which the check digit of an NPI is computed. */
const issuer = '80840';

/** Whether ten digits are a National Provider Identifier: the last is the check digit of the others (Luhn). */
export function isNpi(digits: string): boolean {
  const sum = [...issuer, ...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
